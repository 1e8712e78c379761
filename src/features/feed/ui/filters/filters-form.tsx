import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { feedSorts, feedTimes } from '../../schema.ts'
import type { CommunityParts } from './community-parts.ts'
import { useFilters } from './filters-provider.tsx'
import { isTimed, type Sort, sortNames, type Time, timeNames } from './filters-state.ts'
import { SubredditChoice } from './subreddit-choice.tsx'

type FiltersFormProps = CommunityParts & {
  /** Whether it begins with a new subreddit. */
  adding: boolean
}

export function FiltersForm(props: FiltersFormProps) {
  const { state, change } = useFilters()
  const timed = isTimed(state.selectedSort)
  return (
    <div className="grid gap-4">
      <SubredditChoice {...props} />
      <Field label="Sort">
        {(control) => (
          <Select
            {...control}
            name="sort"
            value={state.selectedSort}
            onChange={(event) => change({ type: 'edit', sort: event.currentTarget.value as Sort })}
          >
            {feedSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Time"
        hint={timed ? undefined : 'Time filter is only available for Top and Controversial sorts.'}
      >
        {(control) => (
          <Select
            {...control}
            name="time"
            disabled={!timed}
            value={state.selectedTime}
            onChange={(event) => change({ type: 'edit', time: event.currentTarget.value as Time })}
          >
            {feedTimes.map((time) => (
              <option key={time} value={time}>
                {timeNames[time]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
