import { classNames } from '../../../../ui/class-names.ts'
import type { Today } from '../../schema.ts'

/** Of the way around, in hundredths. */
const GAP = 4

/** A segment for each comment of the day's goal. Decorative: the words stand beside it. */
export function PaceRing({ pace: { posted, from, to } }: { pace: Today['pace'] }) {
  const step = 100 / from
  const length = from === 1 ? 100 : step - GAP
  const filled = posted > to ? 'stroke-warning' : 'stroke-primary'
  return (
    <div aria-hidden className="relative grid size-16 shrink-0 place-items-center">
      <svg viewBox="0 0 64 64" fill="none" className="absolute inset-0 -rotate-90 forced-color-adjust-none">
        {Array.from({ length: from }, (_, nth) => nth).map((nth) => (
          <g key={nth} strokeWidth="6">
            <Segment at={nth * step} length={length} className="stroke-heat-1" />
            <Segment
              at={nth * step}
              length={length}
              className={classNames(
                filled,
                'transition-opacity duration-320',
                nth < posted ? 'opacity-100' : 'opacity-0',
              )}
            />
          </g>
        ))}
      </svg>
      <span className="text-md font-semibold tabular-nums">{posted}</span>
    </div>
  )
}

type SegmentProps = { at: number; length: number; className: string }

const Segment = ({ at, length, className }: SegmentProps) => (
  <circle
    cx="32"
    cy="32"
    r="28.5"
    pathLength={100}
    strokeDasharray={`${length} ${100 - length}`}
    strokeDashoffset={-(at + (length === 100 ? 0 : GAP / 2))}
    className={className}
  />
)
