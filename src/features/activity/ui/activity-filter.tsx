import { SegmentedControl } from '../../../ui/segmented-control.tsx'

export const activityFilters = ['all', 'replies', 'removed'] as const
export type ActivityFilter = (typeof activityFilters)[number]

type ActivityFilterControlProps = {
  filter: ActivityFilter
  /** How many replies wait. */
  waiting: number
  onChoose: (filter: ActivityFilter) => void
}

export function ActivityFilterControl({ filter, waiting, onChoose }: ActivityFilterControlProps) {
  return (
    <SegmentedControl
      name="Show"
      value={filter}
      onChange={onChoose}
      segments={[
        { value: 'all', label: 'All' },
        {
          value: 'replies',
          label: (
            <>
              Replies
              {waiting > 0 && (
                <span className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-2xs font-semibold text-primary-foreground tabular-nums">
                  {waiting}
                  <span className="sr-only">waiting</span>
                </span>
              )}
            </>
          ),
        },
        { value: 'removed', label: 'Removed' },
      ]}
    />
  )
}
