import { ChevronRight, Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Fact, MAX_FACTS } from '../schema.ts'
import { removeFact, rewriteFact } from './change-facts.ts'
import { FactRow } from './fact-row.tsx'
import { fadeIn } from './fade-in.ts'
import type { ProductForm } from './use-product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'

/** The facts that drafts may claim, and who says so. Closed at first: nobody has to look in order to go on. */
export function FactsField({ form, website }: { form: ProductForm; website: WebsiteReading }) {
  const { facts } = form.draft
  const fading = fadeIn(website, 'facts', 'animate-fade')
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const full = facts.length >= MAX_FACTS

  function add() {
    if (full) return
    flushSync(() => form.change({ facts: [...facts, { text: '', source: null }] }))
    list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
  }

  function remove(index: number) {
    form.change({ facts: removeFact(facts, index) })
    addButton.current?.focus()
  }

  return (
    <details
      data-slot="facts-field"
      {...fading}
      className={classNames('group rounded-md border bg-card shadow-1', fading.className)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-3.5 py-2 font-medium group-open:rounded-b-none hover:bg-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
          aria-hidden
        />
        {website.reading && facts.length === 0 ? (
          <Skeleton className="w-40" />
        ) : (
          <span className="tabular-nums">{countOf(facts)}</span>
        )}
        <span className="ml-auto text-sm font-normal text-muted-foreground max-sm:hidden">
          Drafts only claim what's here and below
        </span>
      </summary>
      <div className="grid gap-3 border-t p-3.5">
        {facts.length === 0 ? (
          <p className="text-sm text-muted-foreground">
            Nothing yet. Generate the description, or add a fact yourself.
          </p>
        ) : (
          <ul ref={list} className="grid gap-3">
            {facts.map((fact, index) => (
              <FactRow
                // oxlint-disable-next-line react/no-array-index-key -- a fact is its place: its text changes with each key
                key={index}
                fact={fact}
                label={`Fact ${index + 1}`}
                onRewrite={(text) => form.change({ facts: rewriteFact(facts, index, text) })}
                onRemove={() => remove(index)}
                onEnter={add}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button ref={addButton} variant="outline" size="sm" aria-disabled={full} onClick={add}>
            <Plus aria-hidden />
            Add a fact
          </Button>
          {form.errors.facts?.map((error) => (
            <p key={error} className="text-sm text-danger">
              {error}
            </p>
          ))}
          {full && <p className="text-sm text-muted-foreground">{`${MAX_FACTS} facts are the most.`}</p>}
        </div>
      </div>
    </details>
  )
}

function countOf(facts: Fact[]) {
  const count = facts.length === 1 ? '1 fact' : `${facts.length} facts`
  return facts.some(({ source }) => source !== null) ? `${count} from your website` : count
}
