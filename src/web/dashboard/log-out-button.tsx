import { useRef, useState } from 'react'
import { SignOutDialog } from '../../features/accounts/ui/sign-out-dialog.tsx'
import { Button } from '../../ui/button.tsx'

/** The way out of a dialog that has no other. */
export function LogOutButton() {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} variant="link" size="text" onClick={() => setAsking(true)}>
        Log out
      </Button>
      <SignOutDialog open={asking} onOpenChange={setAsking} finalFocus={button} />
    </>
  )
}
