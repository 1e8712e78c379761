import { AlertDialog, AlertDialogCancel } from './alert-dialog.tsx'
import { Button } from './button.tsx'

type DiscardDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  confirm?: string
  onDiscard: () => void
}

/** Before words go that are kept nowhere else. */
export function DiscardDialog({ onDiscard, confirm = 'Discard', ...dialog }: DiscardDialogProps) {
  return (
    <AlertDialog {...dialog}>
      <AlertDialogCancel render={<Button variant="outline" />}>Keep editing</AlertDialogCancel>
      <Button variant="destructive" onClick={onDiscard}>
        {confirm}
      </Button>
    </AlertDialog>
  )
}
