import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dismissToasts, toast } from '../../../../ui/toast.tsx'
import type { FeedProduct } from '../feed-product.ts'
import type { RenderPanel } from '../reader/post-dialog.tsx'
import { ResearchForm } from './research-form.tsx'
import { type RenderTrend, ResearchResults } from './research-results.tsx'
import { findObstacle, type Research, startResearch } from './research-state.ts'
import { ResearchSummary } from './research-summary.tsx'
import { usePostSearch } from './use-post-search.ts'

type KeywordResearchProps = {
  products: FeedProduct[]
  /** Where the answer to a post is written. */
  renderPanel: (product: FeedProduct | undefined) => RenderPanel
  renderTrend: RenderTrend
}

export function KeywordResearch({ products, renderPanel, renderTrend }: KeywordResearchProps) {
  const [research, setResearch] = useState(() => startResearch(products))
  const [obstacle, setObstacle] = useState<ReturnType<typeof findObstacle>>(null)
  const { asked, searching, found, failure, search } = usePostSearch()
  /** On phones the form makes way for what it found, until someone wants to change that search. */
  const [edited, setEdited] = useState<Research>()
  const editing = found === undefined || found.research === edited
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLHeadingElement>(null)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (research.productId === '' || searching) return
    const next = findObstacle(research)
    setObstacle(next)
    if (!next) return search(research)
    // The message of the last try no longer holds.
    dismissToasts()
    void toast({ title: next.message, variant: 'destructive' })
    focusOn(next.field)
  }

  function edit() {
    // The button goes away with its bar, so the focus moves into the form that takes its place.
    flushSync(() => setEdited(found?.research))
    focusOn('keyword')
  }
  const focusOn = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]:enabled`)?.focus()
  const searched = found?.research
  useEffect(() => {
    if (searched) results.current?.focus({ preventScroll: true })
  }, [searched])

  // What is shown belongs to the product that was searched for; what is pasted meanwhile, to the one in the form.
  const product = products.find(({ id }) => id === (searched ?? research).productId)
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-[18.5rem_minmax(0,1fr)]">
      {found && !editing && <ResearchSummary research={found.research} onEdit={edit} />}
      <ResearchForm
        ref={form}
        products={products}
        research={research}
        obstacle={obstacle}
        searching={searching}
        collapsed={!editing}
        onChange={(next) => {
          setResearch(next)
          setObstacle(null)
        }}
        onSubmit={onSubmit}
      />
      <ResearchResults
        ref={results}
        asked={asked}
        searching={searching}
        found={found}
        failure={failure}
        product={product}
        renderPanel={renderPanel}
        renderTrend={renderTrend}
        onTryAgain={() => search(failure?.research ?? research)}
      />
    </div>
  )
}
