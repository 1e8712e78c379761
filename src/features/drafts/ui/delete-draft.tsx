import { type RefObject, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { AlertDialog, AlertDialogCancel } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import type { ListedDraft } from '../schema.ts'

type DeleteDraftProps = {
  /** Undefined while nothing is to be deleted. */
  draft: ListedDraft | undefined
  finalFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onDeleted: (id: string) => void
}

export function DeleteDraft({ draft, finalFocus, onClose, onDeleted }: DeleteDraftProps) {
  const [busy, setBusy] = useState(false)

  async function remove(id: string) {
    setBusy(true)
    dismissToasts()
    try {
      await ask(api.drafts[':id'].$delete({ param: { id } }))
      void toast({ title: 'Draft deleted' })
      onDeleted(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void toast({ title: 'Failed to delete the draft', text: error.message, variant: 'destructive' })
    } finally {
      setBusy(false)
      onClose()
    }
  }

  return (
    <AlertDialog
      open={draft !== undefined}
      onOpenChange={(open) => !open && onClose()}
      busy={busy}
      title="Are you sure you want to delete this draft?"
      description={
        draft?.posted
          ? 'It will be gone for good. What you posted stays in your activity.'
          : 'It will be gone for good.'
      }
      finalFocus={finalFocus}
    >
      <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>Cancel</AlertDialogCancel>
      <Button
        variant="destructive"
        busy={busy}
        busyLabel="Deleting..."
        onClick={() => draft && void remove(draft.id)}
      >
        Delete
      </Button>
    </AlertDialog>
  )
}
