import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { MAX_SUBREDDITS } from '../../schema.ts'
import type { CommunityParts } from './community-parts.ts'
import { useFilters } from './filters-provider.tsx'
import { SubredditAdder } from './subreddit-adder.tsx'
import { useProductSubreddits } from './use-product-subreddits.ts'

/** No subreddit has a blank in its name. */
const ADD = 'add one'

/** One of the product's subreddits, or the way to a new one. */
export function SubredditChoice({
  NameCheck,
  Suggestions,
  adding: startsAdding,
}: CommunityParts & { adding: boolean }) {
  const { state, product, change } = useFilters()
  const [adding, setAdding] = useState(startsAdding)
  const [handwritten, setHandwritten] = useState<string>()
  const { write } = useProductSubreddits(() => {})
  const names = product?.subreddits ?? []
  const full = names.length >= MAX_SUBREDDITS
  const open = adding && !full && product !== undefined && !product.readOnly
  return (
    <div className="grid gap-3">
      <Field label="Subreddit" hint={hintOf(product)}>
        {(control) => (
          <Select
            {...control}
            name="subreddit"
            disabled={!product}
            value={open ? ADD : state.selectedSubreddit}
            onChange={(event) => {
              const { value } = event.currentTarget
              setAdding(value === ADD)
              if (value !== ADD) change({ type: 'edit', subreddit: value })
            }}
          >
            {names.length === 0 && <option value="">None yet</option>}
            {names.map((name) => (
              <option key={name} value={name}>{`r/${name}`}</option>
            ))}
            {full ? (
              <option disabled>{`Max ${MAX_SUBREDDITS} subreddits reached`}</option>
            ) : (
              !product?.readOnly && <option value={ADD}>Add a subreddit…</option>
            )}
          </Select>
        )}
      </Field>
      {product && handwritten && names.includes(handwritten) && (
        <NameCheck
          key={handwritten}
          name={handwritten}
          onReplace={(nearest) => write(product, replaceName(names, handwritten, nearest), nearest, () => {})}
        />
      )}
      {open && (
        <SubredditAdder
          product={product}
          Suggestions={Suggestions}
          onAdded={(name, isTyped) => {
            setAdding(false)
            setHandwritten(isTyped ? name : undefined)
            // Someone who came for a new tab wants to see it.
            if (startsAdding) change({ type: 'show', subreddit: name })
          }}
        />
      )}
    </div>
  )
}

/** The server leaves out a name that comes twice. */
const replaceName = (names: string[], old: string, by: string) =>
  names.map((name) => (name === old ? by : name))

function hintOf(product: { readOnly: boolean } | undefined) {
  if (!product) return 'Add a product first.'
  return product.readOnly ? 'This product is beyond your plan: nothing can be added to it.' : undefined
}
