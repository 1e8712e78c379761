import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
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
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function signOut() {
    setBusy(true)
    try {
      await ask(api.auth['sign-out'].$post({ json: {} }))
      forgetArrival()
      announceSessionChange()
      void toast({ title: 'Signed out successfully', text: 'You have been signed out of your account.' })
      await navigate('/auth')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onOpenChange(false)
      void toast({
        title: 'Error signing out',
        text: 'There was an error signing out. Please try again.',
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
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
      <Button busy={busy} busyLabel="Signing out..." onClick={() => void signOut()}>
        Sign Out
      </Button>
    </AlertDialog>
  )
}
