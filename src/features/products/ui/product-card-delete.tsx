import { useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { AlertDialog, AlertDialogCancel } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import type { Product } from '../schema.ts'

type ProductCardDeleteProps = {
  product: Product
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: () => void
}

export function ProductCardDelete({ product, open, onOpenChange, onDeleted }: ProductCardDeleteProps) {
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    dismissToasts()
    try {
      await ask(api.products[':id'].$delete({ param: { id: product.id } }))
      void toast({ title: 'Product deleted successfully' })
      onDeleted()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void toast({ title: 'Failed to delete product', text: error.message, variant: 'destructive' })
    } finally {
      setBusy(false)
      onOpenChange(false)
    }
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title="Are you sure you want to delete this product?"
      description={`${product.name} and its logo will be gone for good.`}
    >
      <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>Cancel</AlertDialogCancel>
      <Button variant="destructive" busy={busy} busyLabel="Deleting..." onClick={() => void remove()}>
        Delete
      </Button>
    </AlertDialog>
  )
}
