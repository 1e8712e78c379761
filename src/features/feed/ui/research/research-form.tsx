import { Search } from 'lucide-react'
import type { FormEvent, Ref } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { searchSorts, searchTimes } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'
import {
  chooseProduct,
  type findObstacle,
  type Research,
  type SearchSort,
  type SearchTime,
  searchSortNames,
  searchTimeNames,
} from './research-state.ts'
import { SubredditTicks } from './subreddit-ticks.tsx'

type ResearchFormProps = {
  ref: Ref<HTMLFormElement>
  products: FeedProduct[]
  research: Research
  obstacle: ReturnType<typeof findObstacle>
  searching: boolean
  /** Where there is one column only, a summary stands in its place. */
  collapsed: boolean
  onChange: (research: Research) => void
  onSubmit: (event: FormEvent) => void
}

export function ResearchForm(props: ResearchFormProps) {
  const { ref, products, research, obstacle, searching, collapsed, onChange, onSubmit } = props
  const hydrated = useHydrated()
  const errorsOf = (field: string) => (obstacle?.field === field ? [obstacle.message] : undefined)
  return (
    <form
      ref={ref}
      onSubmit={onSubmit}
      noValidate
      className={classNames('min-w-0 lg:sticky lg:top-20', collapsed && 'max-lg:hidden')}
    >
      <Card className="grid gap-5">
        <h1 className="text-lg">Keyword Research</h1>
        <Field label="Product" hint={products.length === 0 ? 'Create a product first.' : undefined}>
          {(control) => (
            <Select
              {...control}
              compact
              name="product"
              disabled={!hydrated || products.length === 0}
              value={research.productId}
              onChange={(event) => onChange(chooseProduct(research, event.currentTarget.value))}
            >
              <option value="" disabled>
                {products.length === 0 ? 'No Products' : 'Select a product'}
              </option>
              {products.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Keyword" errors={errorsOf('keyword')}>
          {(control) => (
            <Input
              {...control}
              compact
              name="keyword"
              maxLength={200}
              enterKeyHint="search"
              placeholder="no-show"
              value={research.keyword}
              onChange={(event) => onChange({ ...research, keyword: event.currentTarget.value })}
            />
          )}
        </Field>
        <SubredditTicks
          names={products.find(({ id }) => id === research.productId)?.subreddits ?? []}
          research={research}
          errors={errorsOf('subreddits')}
          onChange={onChange}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field label="Sort">
            {(control) => (
              <Select
                {...control}
                compact
                name="sort"
                value={research.sort}
                onChange={(event) => onChange({ ...research, sort: event.currentTarget.value as SearchSort })}
              >
                {searchSorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {searchSortNames[sort]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Time">
            {(control) => (
              <Select
                {...control}
                compact
                name="time"
                value={research.time}
                onChange={(event) => onChange({ ...research, time: event.currentTarget.value as SearchTime })}
              >
                {searchTimes.map((time) => (
                  <option key={time} value={time}>
                    {searchTimeNames[time]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button
          type="submit"
          disabled={!hydrated || research.productId === ''}
          busy={searching}
          busyLabel="Searching..."
        >
          <Search aria-hidden />
          Research Posts
        </Button>
      </Card>
    </form>
  )
}
