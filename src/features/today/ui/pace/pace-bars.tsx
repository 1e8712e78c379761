import { classNames } from '../../../../ui/class-names.ts'
import type { Today } from '../../schema.ts'

/** The day's goal where there is no room for the ring. Decorative: the words stand beside it. */
export function PaceBars({ pace: { posted, from, to } }: { pace: Today['pace'] }) {
  return (
    <div aria-hidden className="flex gap-1.25 forced-color-adjust-none">
      {Array.from({ length: from }, (_, nth) => nth).map((nth) => (
        <span
          key={nth}
          className={classNames(
            'h-1.5 flex-1 rounded-full transition-colors duration-320',
            nth >= posted ? 'bg-secondary' : posted > to ? 'bg-warning' : 'bg-primary',
          )}
        />
      ))}
    </div>
  )
}
