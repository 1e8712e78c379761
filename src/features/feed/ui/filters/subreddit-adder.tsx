import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import type { FeedProduct } from '../feed-product.ts'
import type { CommunityParts } from './community-parts.ts'
import { readNewSubreddit } from './read-new-subreddit.ts'
import { useProductSubreddits } from './use-product-subreddits.ts'

type SubredditAdderProps = Pick<CommunityParts, 'Suggestions'> & {
  product: FeedProduct
  /** A typed one: nobody knows yet whether there is such a community. */
  onAdded: (name: string, isTyped: boolean) => void
}

/** A new subreddit for the product, typed or suggested. */
export function SubredditAdder({ product, Suggestions, onAdded }: SubredditAdderProps) {
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState('')
  const { busy, write } = useProductSubreddits(setRefusal)
  const input = useRef<HTMLInputElement>(null)
  const known = product.subreddits ?? []
  useEffect(() => input.current?.focus(), [])

  function add(name: string, isTyped: boolean) {
    const read = readNewSubreddit(name, known)
    setRefusal(read.kind === 'refused' ? read.reason : '')
    if (read.kind !== 'new') return
    write(product, [...known, read.name], read.name, () => onAdded(read.name, isTyped))
  }

  return (
    <div className="grid gap-3 rounded-md bg-muted p-3">
      <Field label="New subreddit" errors={refusal ? [refusal] : undefined}>
        {(control) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <Input
              {...control}
              ref={input}
              name="new-subreddit"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              placeholder="r/startups"
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setRefusal('')
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add(typed, true)
              }}
            />
            <Button
              variant="outline"
              className="h-11"
              busy={busy}
              busyLabel="Adding..."
              onClick={() => add(typed, true)}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      <Suggestions product={product} onChoose={(name) => add(name, false)} />
    </div>
  )
}
