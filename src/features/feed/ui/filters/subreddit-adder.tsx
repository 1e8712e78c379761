import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { toast } from '../../../../ui/toast.tsx'
import type { FeedProduct } from '../feed-product.ts'
import { CommunitySuggestions } from './community-suggestions.tsx'
import { useFilters } from './filters-provider.tsx'
import { readNewSubreddit } from './read-new-subreddit.ts'

type SubredditAdderProps = { product: FeedProduct; onAdded: () => void }

/** A new subreddit for the product, kept at once: it is the product's, not a filter's. */
export function SubredditAdder({ product, onAdded }: SubredditAdderProps) {
  const { change } = useFilters()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState('')
  const { busy, run } = useAct(onRefusal, { keepsToasts: true })
  function onRefusal({ message }: ApiError) {
    setRefusal(message)
    void toast({
      title: 'Failed to add subreddit. Please try again.',
      text: message,
      variant: 'destructive',
    })
  }
  const input = useRef<HTMLInputElement>(null)
  const known = product.subreddits ?? []
  useEffect(() => input.current?.focus(), [])

  function add(name: string) {
    const read = readNewSubreddit(name, known)
    setRefusal(read.kind === 'refused' ? read.reason : '')
    if (read.kind !== 'new') return
    run(async () => {
      await ask(
        api.products[':id'].subreddits.$put({
          param: { id: product.id },
          json: { subreddits: [...known, read.name] },
        }),
      )
      // The list with the new one comes from the page's own data.
      await revalidate()
      change({ type: 'edit', subreddit: read.name })
      void toast({ title: 'Subreddit added!', text: `r/${read.name} is now one of ${product.name}'s.` })
      onAdded()
    })
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
                add(typed)
              }}
            />
            <Button
              variant="outline"
              className="h-11"
              busy={busy}
              busyLabel="Adding..."
              onClick={() => add(typed)}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      <CommunitySuggestions product={product} onChoose={(name) => add(name)} />
    </div>
  )
}
