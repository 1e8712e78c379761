import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SpinnerIcon } from '../../../../ui/spinner-icon.tsx'

const PATIENCE_MS = 3_000

type WritingStatusProps = {
  /** Words have come. */
  begun: boolean
  /** Said where the first word takes its time. */
  whileWaiting?: string
  onStop: () => void
}

/** The line under a text as long as it is being written. */
export function WritingStatus({ begun, whileWaiting = 'Writing…', onStop }: WritingStatusProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex min-h-10.5 items-center gap-2 border-t px-3.5 text-sm text-muted-foreground max-md:px-0">
      <SpinnerIcon className="size-4 text-primary" />
      <p aria-live="polite">{late && !begun ? whileWaiting : 'Writing…'}</p>
      <Button variant="ghost" size="sm" className="-mr-3 ml-auto" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}
