import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** Six cards in the shape of those to come. */
export function PostSkeletons({ className }: { className: string }) {
  return (
    <div aria-busy className={classNames('grid grid-cols-1 gap-4', className)}>
      <output className="sr-only">Loading posts...</output>
      {cards.map((card) => (
        <Card key={card} className="grid gap-3" data-slot="post-skeleton">
          <div className="flex h-6 items-center justify-between">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-5 w-20 rounded-full" />
          </div>
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-1" />
          <Skeleton />
          <Skeleton className="w-4/5" />
          <div className="mt-3 flex justify-between border-t pt-4">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-3 w-16" />
          </div>
        </Card>
      ))}
    </div>
  )
}
