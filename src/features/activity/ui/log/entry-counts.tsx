import { ArrowUp, MessageSquare } from 'lucide-react'
import type { Outcome } from '../../schema.ts'

/** Points and replies, as of the last look; nothing before it. */
export function EntryCounts({ score, replies }: Pick<Outcome, 'score' | 'replies'>) {
  return (
    <>
      {score !== null && (
        <span className="flex items-center gap-1.5">
          <ArrowUp className="size-3.5" aria-hidden />
          {score.toLocaleString('en-US')}
          <span className="sr-only">{score === 1 ? 'upvote' : 'upvotes'}</span>
        </span>
      )}
      {replies !== null && (
        <span className="flex items-center gap-1.5">
          <MessageSquare className="size-3.5" aria-hidden />
          {replies.toLocaleString('en-US')}
          <span className="sr-only">{replies === 1 ? 'reply' : 'replies'}</span>
        </span>
      )}
    </>
  )
}
