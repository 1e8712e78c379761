import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const days = ['a', 'b', 'c']

/** Three days and what they come to, in the shape of what is to come. */
export function ActivitySkeleton() {
  return (
    <div aria-busy className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_21.5rem]">
      <output className="sr-only">Loading your activity...</output>
      <div className="grid gap-5">
        {days.map((day) => (
          <div key={day} className="grid gap-2">
            <Skeleton className="w-32" />
            <Card className="grid gap-2.5">
              <Skeleton className="h-5 w-60 max-w-full" />
              <Skeleton />
              <Skeleton className="w-2/3" />
            </Card>
          </div>
        ))}
      </div>
      <div className="grid content-start gap-4 max-xl:hidden">
        <div className="grid gap-2">
          <Skeleton className="w-24" />
          <Card className="grid gap-3">
            <Skeleton className="w-3/4" />
            <Skeleton className="h-20" />
          </Card>
        </div>
        <Card className="grid gap-4">
          {days.map((day) => (
            <Skeleton key={day} className="h-10" />
          ))}
        </Card>
      </div>
    </div>
  )
}
