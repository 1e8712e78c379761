import { CircleAlert } from 'lucide-react'
import type { ApiError } from '../../../client.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { isRedditsNo } from './describe-reason.ts'

type FeedFailureProps = { failure: ApiError; onTryAgain: () => void; onPaste: () => void }

/** Stands where the posts would be. When Reddit says no, a post that the user has open elsewhere still works. */
export function FeedFailure({ failure, onTryAgain, onPaste }: FeedFailureProps) {
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-14 text-center">
      <CircleAlert className="size-6 text-danger" aria-hidden />
      <div role="alert" className="grid gap-1">
        <p className="text-md font-medium text-danger">Failed to load Reddit posts</p>
        <p className="max-w-110 text-balance text-muted-foreground">{failure.message}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="outline" onClick={onTryAgain}>
          Try Again
        </Button>
        {isRedditsNo(failure.reason) && <Button onClick={onPaste}>Paste a post instead</Button>}
      </div>
    </Card>
  )
}
