import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { MAX_DISCLOSURES } from '../schema.ts'
import type { ProductForm } from './use-product-draft.ts'

/** The sentences by which drafts own up to the product. One row stands there from the start, to show how it's meant. */
export function DisclosuresField({ form }: { form: ProductForm }) {
  const { name, disclosures } = form.draft
  const rows = disclosures.length > 0 ? disclosures : ['']
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const full = rows.length >= MAX_DISCLOSURES

  function add() {
    if (!full) flushSync(() => form.change({ disclosures: [...rows, ''] }))
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }

  function remove(index: number) {
    flushSync(() => form.change({ disclosures: disclosures.toSpliced(index, 1) }))
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }

  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-base font-medium">How you say it's yours</legend>
      <ul ref={list} className="grid gap-2">
        {rows.map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence is its place: its text changes with each key
          <li key={index} className="flex items-center gap-1.5">
            <Input
              aria-label={`Sentence ${index + 1}`}
              autoComplete="off"
              maxLength={200}
              placeholder={`I make ${name.trim() || 'it'}`}
              value={sentence}
              onChange={(event) => form.change({ disclosures: rows.with(index, event.currentTarget.value) })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            {disclosures.length > 0 && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove sentence ${index + 1}`}
                onClick={() => remove(index)}
              >
                <X aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p id={hintId} className="text-sm text-muted-foreground">
        Drafts that mention it use one of these word for word.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" aria-disabled={full} onClick={add}>
          <Plus aria-hidden />
          Add a sentence
        </Button>
        {form.errors.disclosures?.map((error) => (
          <p key={error} className="text-sm text-danger">
            {error}
          </p>
        ))}
        {full && <p className="text-sm text-muted-foreground">{`You can keep up to ${MAX_DISCLOSURES}.`}</p>}
      </div>
    </fieldset>
  )
}
