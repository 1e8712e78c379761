import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { AlertDialog, AlertDialogCancel } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Monitor } from '../schema.ts'

type DeleteMonitorProps = {
  monitor: Monitor
  open: boolean
  onClose: () => void
  onDeleted: (id: string) => Promise<void>
}

export function DeleteMonitor({ monitor: { id, term }, open, onClose, onDeleted }: DeleteMonitorProps) {
  const { busy, run } = useAct('Failed to delete the monitor', { keepsToasts: true })
  const remove = () =>
    run(async () => {
      try {
        await ask(api.monitors[':id'].$delete({ param: { id } }))
        await onDeleted(id)
        void toast({ title: 'Monitor deleted.' })
      } finally {
        onClose()
      }
    })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      busy={busy}
      title="Delete this monitor?"
      description={`We stop watching “${term}”, and its matches are gone.`}
    >
      <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>Cancel</AlertDialogCancel>
      <Button variant="destructive" busy={busy} busyLabel="Deleting…" onClick={remove}>
        Delete
      </Button>
    </AlertDialog>
  )
}
