import { useState } from 'react'
import { useAct } from '../../../../client/use-act.ts'
import { AlertDialog, AlertDialogCancel } from '../../../../ui/alert-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'

/** Begins anew with nothing. Not to be undone, so it asks. */
export function ForgetEverything({ onForget }: { onForget: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false)
  const { busy, run } = useAct("We couldn't forget it")
  const forget = () =>
    run(async () => {
      try {
        await onForget()
        void toast({ title: 'Everything is forgotten.' })
      } finally {
        setIsAsking(false)
      }
    })
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Forget everything
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        busy={busy}
        title="Forget everything?"
        description="Your list goes back to its own order, and learning starts over. This can't be undone."
      >
        <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>
          Cancel
        </AlertDialogCancel>
        <Button variant="destructive" busy={busy} busyLabel="Forgetting…" onClick={forget}>
          Forget everything
        </Button>
      </AlertDialog>
    </>
  )
}
