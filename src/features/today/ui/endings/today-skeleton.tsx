import { Card } from '../../../../ui/card.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

const rows = ['a', 'b', 'c']

/** The list in the shape of what is to come: one row high, four low. */
export function TodaySkeleton() {
  return (
    <div aria-busy className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-2xl outline-none">
            Today
          </h1>
          <Skeleton className="w-72 max-w-full" />
          <output className="sr-only">Loading today's list...</output>
        </div>
        <Skeleton className="w-40" />
        <Card className="grid gap-3 p-5">
          <Skeleton className="h-3 w-48" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-2" />
          <Skeleton />
          <Skeleton className="w-2/3" />
          <Skeleton className="mt-3 h-8 w-64 max-w-full" />
        </Card>
        <Card className="grid gap-0 divide-y p-0">
          {[...rows, 'd'].map((row) => (
            <div key={row} className="grid gap-2.5 px-5 py-4">
              <Skeleton className="h-3 w-40" />
              <Skeleton className="w-3/5" />
            </div>
          ))}
        </Card>
      </div>
      <div className="grid content-start gap-4 max-lg:hidden lg:max-xl:grid-cols-2">
        <Card className="grid gap-3 p-4">
          <Skeleton className="size-16 rounded-full" />
          <Skeleton className="mt-2 h-1.5" />
        </Card>
        <Card className="grid gap-3 p-4">
          {rows.map((row) => (
            <Skeleton key={row} />
          ))}
        </Card>
      </div>
    </div>
  )
}
