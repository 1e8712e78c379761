import { useState } from 'react'
import { api, ask } from '../../client/ask.ts'
import { ApiError } from '../../client/api-error.ts'
import { checkDraft } from '../../features/products/ui/product-draft.ts'
import type { ProductForm } from '../../features/products/ui/use-product-draft.ts'
import { dismissToasts, toast } from '../../ui/toast.tsx'

/** Saves the one product of the wizard, however often it is asked to. Answers whether it is saved. */
export function useSaveProduct(form: ProductForm, savedId: string | undefined) {
  const [id, setId] = useState(savedId)
  const [failure, setFailure] = useState('')

  async function save() {
    setFailure('')
    dismissToasts()
    const checked = checkDraft(form.draft)
    if (checked.kind === 'refused') {
      form.refuse(checked.errors)
      setFailure(Object.values(checked.errors)[0]?.[0] ?? '')
      return false
    }
    try {
      // An answer may have been lost on its way: asking first keeps a second try from making a second product.
      const known = id ?? (await ask(api.products.$get())).products[0]?.id
      const product = known
        ? await ask(api.products[':id'].$put({ param: { id: known }, json: checked.input }))
        : await ask(api.products.$post({ json: checked.input }))
      setId(product.id)
      void toast({ title: id ? 'Product updated successfully' : 'Product created!' })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'not_found') setId(undefined)
      form.refuse(error.fields ?? {})
      setFailure(error.message)
      void toast({
        title: 'Failed to save product. Please try again.',
        text: error.message,
        variant: 'destructive',
      })
      return false
    }
  }

  return { save, failure }
}
