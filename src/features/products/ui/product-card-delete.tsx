import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { AlertDialog, AlertDialogCancel } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Product } from '../schema.ts'

type ProductCardDeleteProps = {
  product: Product
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted: () => void
}

export function ProductCardDelete({ product, open, onOpenChange, onDeleted }: ProductCardDeleteProps) {
  const { busy, run } = useAct('Failed to delete product')
  const remove = () =>
    run(async () => {
      try {
        await ask(api.products[':id'].$delete({ param: { id: product.id } }))
        void toast({ title: 'Product deleted successfully' })
        onDeleted()
      } finally {
        onOpenChange(false)
      }
    })

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title="Are you sure you want to delete this product?"
      description={`${product.name} and its logo will be gone for good.`}
    >
      <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>Cancel</AlertDialogCancel>
      <Button variant="destructive" busy={busy} busyLabel="Deleting..." onClick={remove}>
        Delete
      </Button>
    </AlertDialog>
  )
}
