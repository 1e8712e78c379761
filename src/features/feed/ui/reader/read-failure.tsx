import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { type Failure, isPassing } from '../posts/describe-reason.ts'
import type { Reader } from './use-reader.ts'

type ReadFailureProps = {
  title: string
  failure: Failure
  reader: Reader
  onTryAgain: () => void
  /** What else helps here. */
  children?: ReactNode
}

/** Stands where the posts would be. When Reddit says no, a post that the user has open elsewhere still works. */
export function ReadFailure({ title, failure, reader, onTryAgain, children }: ReadFailureProps) {
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-14 text-center">
      <CircleAlert className="size-6 text-danger" aria-hidden />
      <div role="alert" className="grid gap-1">
        <p className="text-md font-medium text-danger">{title}</p>
        <p className="max-w-110 text-balance text-muted-foreground">{failure.message}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="outline"
          onClick={() => {
            // The button goes away while it works.
            reader.area.current?.focus()
            onTryAgain()
          }}
        >
          Try Again
        </Button>
        {children}
        {isPassing(failure) && <Button onClick={reader.paste}>Paste a post instead</Button>}
      </div>
    </Card>
  )
}
