import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { DiscardDialog } from '../../../ui/discard-dialog.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { ResponsiveDialog } from '../../../ui/responsive-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Product, ProductInput } from '../schema.ts'
import { DisclosuresField } from './disclosures-field.tsx'
import { ProductDetails } from './product-details.tsx'
import { changedSince, checkDraft, type DraftErrors, draftOf, emptyDraft } from './product-draft.ts'
import { SubredditField } from './subreddit-field.tsx'
import type { SubredditParts } from './subreddit-parts.ts'
import { useLogoUpload } from './use-logo-upload.ts'
import { useProductDraft } from './use-product-draft.ts'
import { useWebsiteReading } from './use-website-reading.ts'

const logoTexts = { uploaded: 'Logo uploaded successfully', failed: 'Failed to upload logo' }

type ProductDialogProps = Pick<SubredditParts, 'noteOf' | 'NameCheck'> & {
  open: boolean
  /** The one to edit; null creates one. */
  product: Product | null
  onClose: () => void
  /** The list may look different now. */
  onChanged: () => Promise<void>
}

export function ProductDialog({ open, product, onClose, onChanged, noteOf, NameCheck }: ProductDialogProps) {
  const [start] = useState(() => (product ? draftOf(product) : emptyDraft))
  const form = useProductDraft(start, open)
  const website = useWebsiteReading(form)
  const logo = useLogoUpload(form, logoTexts)
  const { busy, run } = useAct(explain)
  const [failure, setFailure] = useState('')
  const [leaving, setLeaving] = useState(false)
  const formId = useId()
  const element = useFocusOnRefused(form.errors)

  function close() {
    if (busy) return
    // Typed text must not go with a stray press outside.
    if (JSON.stringify(form.draft) === JSON.stringify(start)) onClose()
    else setLeaving(true)
  }

  const save = (input: ProductInput) =>
    run(async () => {
      await (product
        ? ask(api.products[':id'].$put({ param: { id: product.id }, json: changedSince(start, input) }))
        : ask(api.products.$post({ json: input })))
      void toast({ title: product ? 'Product updated successfully' : 'Product created successfully' })
      onClose()
      await onChanged()
    })

  function explain({ code, fields, message }: ApiError) {
    form.refuse(fields ?? {})
    setFailure(fields ? '' : message)
    const limitReached = code === 'plan_required' && !product
    void toast({
      title: limitReached ? 'Product Limit Reached' : 'Failed to save product',
      text: message,
      variant: 'destructive',
    })
    if (limitReached) void onChanged()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy || form.waiting) return
    setFailure('')
    const checked = checkDraft(form.draft)
    if (checked.kind === 'refused') form.judge(checked.errors)
    else save(checked.input)
  }

  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={close}
      title={product ? 'Edit Product' : 'Add Product'}
      description="What your drafts are about."
      className="max-w-150"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving..." aria-disabled={form.waiting}>
            {product ? 'Save Changes' : 'Create Product'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={element} onSubmit={onSubmit} noValidate className="grid gap-6">
        <ProductDetails form={form} website={website} logo={logo} />
        <DisclosuresField form={form} />
        <SubredditField form={form} noteOf={noteOf} NameCheck={NameCheck} />
        {failure && <FormFailure>{failure}</FormFailure>}
      </form>
      <DiscardDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Discard your changes?"
        description="What you wrote here is not saved yet."
        onDiscard={onClose}
      />
    </ResponsiveDialog>
  )
}

function useFocusOnRefused(errors: DraftErrors) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus()
  }, [errors])
  return form
}
