import { Alert } from './alert.tsx'

const showAboveFooter = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' })

/** Why a dialog's form could not be sent, in sight above a footer that sticks. */
export function FormFailure({ children }: { children: string }) {
  return (
    <div ref={showAboveFooter} className="scroll-mb-24">
      <Alert variant="destructive">{children}</Alert>
    </div>
  )
}
