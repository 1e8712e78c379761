import { useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { takeFacts } from './change-facts.ts'
import type { ProductForm } from './use-product-draft.ts'

export type DescriptionWriter = {
  generating: boolean
  /** Why the last try failed, in the server's words. */
  failure: string
  /** What stood there before, while it can still be put back. */
  replaced: string
  putBack: () => void
  generate: () => Promise<void>
}

/** Description and facts from the product's website. */
export function useDescriptionWriter(form: ProductForm): DescriptionWriter {
  const { draft, change, refuse } = form
  const [generating, setGenerating] = useState(false)
  const [replaced, setReplaced] = useState('')
  const [failed, setFailed] = useState({ website: '', reason: '' })

  function putBack() {
    change({ description: replaced })
    setReplaced('')
  }

  async function generate() {
    dismissToasts()
    setFailed({ website: '', reason: '' })
    if (draft.website.trim() === '') {
      void toast({
        title: 'Website URL required',
        text: 'Please enter a website URL first to generate description.',
        variant: 'destructive',
      })
      return refuse({ website: ['Enter your website first.'] })
    }
    setGenerating(true)
    const { website, name } = draft
    try {
      const { description, facts } = await form.await(() =>
        ask(api.ai['generate-description'].$post({ json: { website, productName: name } })),
      )
      setReplaced(draft.description)
      change((now) => ({ description, facts: takeFacts(now.facts, facts) }))
      void toast({ title: 'Description generated!', text: 'It comes from your website. You can change it.' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed({ website, reason: error.message })
      void toast({
        title: 'Failed to generate description. Please try again or write it manually.',
        text: error.message,
        variant: 'destructive',
      })
    } finally {
      setGenerating(false)
    }
  }

  // Another website has not failed yet.
  return {
    generating,
    failure: failed.website === draft.website ? failed.reason : '',
    generate,
    replaced,
    putBack,
  }
}
