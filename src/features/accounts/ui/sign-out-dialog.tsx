import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { api, ask } from '../../../client/ask.ts'
import { endPush } from '../../../client/browser-push.ts'
import { useAct } from '../../../client/use-act.ts'
import { AlertDialog, AlertDialogCancel } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { announceSessionChange, forgetArrival } from './follow-session.ts'

type SignOutDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  finalFocus?: RefObject<HTMLElement | null>
}

export function SignOutDialog({ open, onOpenChange, finalFocus }: SignOutDialogProps) {
  const navigate = useNavigate()
  const { busy, run } = useAct(onRefusal, { keepsToasts: true })

  const signOut = () =>
    run(async () => {
      await endPush()
      await ask(api.auth['sign-out'].$post({ json: {} }))
      forgetArrival()
      announceSessionChange()
      void toast({ title: 'Signed out successfully', text: 'You have been signed out of your account.' })
      await navigate('/auth')
    })

  function onRefusal() {
    onOpenChange(false)
    void toast({
      title: 'Error signing out',
      text: 'There was an error signing out. Please try again.',
      variant: 'destructive',
    })
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      finalFocus={finalFocus}
      title="Are you sure you want to sign out?"
      description="Your products and drafts stay as they are."
    >
      <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>Cancel</AlertDialogCancel>
      <Button busy={busy} busyLabel="Signing out..." onClick={signOut}>
        Sign Out
      </Button>
    </AlertDialog>
  )
}
