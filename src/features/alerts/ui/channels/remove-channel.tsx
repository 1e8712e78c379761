import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { AlertDialog, AlertDialogCancel } from '../../../../ui/alert-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Channel } from '../../schema.ts'
import { channelLooks } from './channel-kinds.ts'

type RemoveChannelProps = {
  channel: Channel
  open: boolean
  onClose: () => void
  onRemoved: (channel: Channel) => Promise<void>
}

export function RemoveChannel({ channel, open, onClose, onRemoved }: RemoveChannelProps) {
  const { id, kind, target } = channel
  const { name } = channelLooks[kind]
  const { busy, run } = useAct(`Failed to remove ${name}`, { keepsToasts: true })
  const remove = () =>
    run(async () => {
      try {
        await ask(api.alerts.channels[':id'].$delete({ param: { id } }))
        await onRemoved(channel)
      } finally {
        onClose()
      }
    })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      busy={busy}
      title={kind === 'push' ? 'Remove this browser?' : `Remove ${name}?`}
      description={`No more alerts go to ${target}. What was sent stays in the delivery log.`}
    >
      <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>Cancel</AlertDialogCancel>
      <Button variant="destructive" busy={busy} busyLabel="Removing…" onClick={remove}>
        Remove
      </Button>
    </AlertDialog>
  )
}
