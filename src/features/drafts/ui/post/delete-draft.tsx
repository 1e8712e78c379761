import type { RefObject } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { AlertDialog, AlertDialogCancel } from '../../../../ui/alert-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import type { ListedDraft } from '../../schema.ts'

type DeleteDraftProps = {
  /** Undefined while nothing is to be deleted. */
  draft: ListedDraft | undefined
  finalFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onDeleted: (id: string) => void
}

export function DeleteDraft({ draft, finalFocus, onClose, onDeleted }: DeleteDraftProps) {
  const { busy, run } = useAct('Failed to delete the draft')
  const remove = (id: string) =>
    run(async () => {
      try {
        await ask(api.drafts[':id'].$delete({ param: { id } }))
        void toast({ title: 'Draft deleted' })
        onDeleted(id)
      } finally {
        onClose()
      }
    })

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
        onClick={() => draft && remove(draft.id)}
      >
        Delete
      </Button>
    </AlertDialog>
  )
}
