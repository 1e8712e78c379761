import { useEffect, useRef, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import type { ApiError } from '../../../client/api-error.ts'
import { useAct } from '../../../client/use-act.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { takeFacts } from './change-facts.ts'
import type { ProductForm } from './use-product-draft.ts'

export type DescriptionWriter = ReturnType<typeof useDescriptionWriter>

/** Description and facts from the product's website. It belongs to the form, and leaving that gives up what is on its way. */
export function useDescriptionWriter(form: ProductForm) {
  const { draft, change, refuse } = form
  const [replaced, setReplaced] = useState('')
  const [failed, setFailed] = useState({ website: '', reason: '' })
  const { busy: generating, run } = useAct(onRefusal, { givesUpOnLeaving: true, open: form.open })
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  function putBack() {
    change({ description: replaced })
    setReplaced('')
  }

  function generate() {
    if (draft.website.trim() === '') {
      dismissToasts()
      void toast({
        title: 'Website URL required',
        text: 'Please enter a website URL first to generate description.',
        variant: 'destructive',
      })
      return refuse({ website: ['Enter your website first.'] })
    }
    const { website, name: productName, description: before } = draft
    run(async (signal) => {
      setFailed({ website, reason: '' })
      const { description, facts } = await form.await(() =>
        ask(api.ai['generate-description'].$post({ json: { website, productName } }, { init: { signal } })),
      )
      change((now) => ({ facts: takeFacts(now.facts, facts) }))
      // The user's own words, put there meanwhile, are worth more.
      if (latest.current.description !== before) {
        void toast({ title: 'Your description stays', text: 'You changed it while we read your website.' })
        return
      }
      change({ description })
      setReplaced(before)
      void toast({ title: 'Description generated!', text: 'It comes from your website. You can change it.' })
    })
  }

  function onRefusal({ message }: ApiError) {
    setFailed(({ website }) => ({ website, reason: message }))
    void toast({
      title: 'Failed to generate description. Please try again or write it manually.',
      text: message,
      variant: 'destructive',
    })
  }

  return {
    generating,
    /** Why the last try failed, in the server's words. Another website has not failed yet. */
    failure: failed.website === draft.website ? failed.reason : '',
    generate,
    /** What stood there before, while it can still be put back. */
    replaced,
    putBack,
  }
}
