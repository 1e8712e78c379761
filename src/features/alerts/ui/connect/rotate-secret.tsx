import { useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { AlertDialog, AlertDialogCancel } from '../../../../ui/alert-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Channel } from '../../schema.ts'
import { SecretDialog } from './secret-dialog.tsx'

const SHOWN_SIGNS = 4

type RotateSecretProps = {
  channel: Channel
  secretEnd: string
  isLive: boolean
  onRotated: (secretEnd: string) => Promise<void>
}

/** What messages are signed with, as far as it can still be shown, and a way to a new one. */
export function RotateSecret({ channel, secretEnd, isLive, onRotated }: RotateSecretProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { busy, run } = useAct('Failed to rotate the secret', { keepsToasts: true })
  const rotate = () =>
    run(async () => {
      try {
        const made = await ask(api.alerts.channels[':id'].secret.$post({ param: { id: channel.id } }))
        setSecret(made.secret)
        await onRotated(made.secret.slice(-SHOWN_SIGNS))
      } finally {
        setIsAsking(false)
      }
    })
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 pl-11">
      <p className="flex h-7 items-center gap-2 rounded-sm border bg-muted px-2.5 text-xs text-muted-foreground">
        Signing secret
        <span className="font-medium text-foreground">
          <span aria-hidden>{`whsec_••••••••${secretEnd}`}</span>
          <span className="sr-only">{`that ends in ${secretEnd}`}</span>
        </span>
      </p>
      <Button
        variant="ghost"
        size="xs"
        disabled={!isLive}
        aria-haspopup="dialog"
        aria-label="Rotate the signing secret"
        onClick={() => setIsAsking(true)}
      >
        Rotate
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        busy={busy}
        title="Rotate the signing secret?"
        description="The old one works for 24 more hours."
      >
        <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>
          Cancel
        </AlertDialogCancel>
        <Button busy={busy} busyLabel="Rotating…" onClick={rotate}>
          Rotate
        </Button>
      </AlertDialog>
      {secret !== null && <SecretDialog secret={secret} onDone={() => setSecret(null)} />}
    </div>
  )
}
