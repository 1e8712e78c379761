import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Monitor, MonitorMatches } from '../../schema.ts'
import { MatchRow } from './match-row.tsx'

type MatchesDialogProps = { monitor: Monitor; open: boolean; onClose: () => void }

/** What was found lately. */
export function MatchesDialog({ monitor, open, onClose }: MatchesDialogProps) {
  const { id, term, productId } = monitor
  const { answer, failure, readAt, tryAgain } = useRead<MonitorMatches>(
    ['monitor matches', id],
    (signal) => ask(api.monitors[':id'].matches.$get({ param: { id } }, { init: { signal } })),
    { behindSkeleton: true },
  )
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Matches of “${term}”`}
      description={answer && `${answer.week} this week. Posts older than two days aren't kept.`}
      className="max-w-160"
    >
      {failure ? (
        <div className="grid justify-items-start gap-3">
          <Alert variant="destructive">{failure.message}</Alert>
          <Button variant="outline" onClick={tryAgain}>
            Try Again
          </Button>
        </div>
      ) : !answer ? (
        <div className="grid gap-3">
          <output className="sr-only">Loading matches…</output>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : answer.matches.length === 0 ? (
        <p className="text-muted-foreground">No matches in the last two days.</p>
      ) : (
        <ul aria-label="Matches" className="divide-y">
          {answer.matches.map((match) => (
            <MatchRow key={match.post.id} match={match} productId={productId} now={readAt} />
          ))}
        </ul>
      )}
    </ResponsiveDialog>
  )
}
