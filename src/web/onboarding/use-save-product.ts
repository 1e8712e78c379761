import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../client/api-error.ts'
import { api, ask } from '../../client/ask.ts'
import { useAct } from '../../client/use-act.ts'
import type { ProductInput } from '../../features/products/schema.ts'
import { checkDraft, type DraftErrors, type ProductDraft } from '../../features/products/ui/product-draft.ts'
import type { ProductForm } from '../../features/products/ui/use-product-draft.ts'
import { toast } from '../../ui/toast.tsx'

/** Saves the one product of the wizard, however often it is asked to. */
export function useSaveProduct(form: ProductForm, savedId: string | undefined, onSaved: () => void) {
  const [id, setId] = useState(savedId)
  const [failure, setFailure] = useState('')
  const { busy, run } = useAct(onRefusal)
  const latest = useRef(form.draft)
  useEffect(() => {
    latest.current = form.draft
  })

  function onRefusal({ code, fields, message }: ApiError) {
    if (code === 'not_found') setId(undefined)
    refuse(fields ?? {}, message)
    void toast({
      title: 'Failed to save product. Please try again.',
      text: message,
      variant: 'destructive',
    })
  }

  function refuse(errors: DraftErrors, reason: string) {
    form.refuse(errors)
    setFailure(reason)
  }

  const save = () =>
    run(async () => {
      setFailure('')
      let known = id
      let sent: ProductDraft
      // What is changed while it is saved would be missed.
      do {
        sent = latest.current
        const checked = checkDraft(sent)
        if (checked.kind === 'refused')
          return refuse(checked.errors, Object.values(checked.errors)[0]?.[0] ?? '')
        known = await keep(known, checked.input)
        setId(known)
      } while (latest.current !== sent)
      void toast({ title: id ? 'Product updated successfully' : 'Product created!' })
      onSaved()
    })

  return { saving: busy, save, failure, id }
}

/** An answer may have been lost on its way: asking first keeps a second try from making a second product. */
async function keep(id: string | undefined, json: ProductInput) {
  const known = id ?? (await ask(api.products.$get())).products[0]?.id
  const product = known
    ? await ask(api.products[':id'].$put({ param: { id: known }, json }))
    : await ask(api.products.$post({ json }))
  return product.id
}
