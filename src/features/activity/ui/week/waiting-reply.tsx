import { CornerUpLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainText } from '../../../../ui/plain-text.ts'
import { writeAge } from '../../../../ui/write-age.ts'
import type { Waiting } from '../../judge/list-waiting.ts'

type WaitingReplyProps = {
  waiting: Waiting
  now: number
  /** What to do about it. */
  children: ReactNode
}

/** The newest reply, in a few lines. */
export function WaitingReply({ waiting: { entry, reply }, now, children }: WaitingReplyProps) {
  const { author, text, postedAt } = reply
  const who = author === null ? 'Someone' : `u/${author}`
  return (
    <div className="grid gap-1">
      <p className="flex items-center justify-between gap-2 text-xs text-muted-foreground tabular-nums">
        <span className="flex items-center gap-1.5 font-medium text-info">
          <CornerUpLeft className="size-3.5" aria-hidden />
          Reply waiting
        </span>
        {writeAge(Date.parse(postedAt) / 1_000, now)}
      </p>
      {text === null ? (
        <p className="text-sm text-muted-foreground">You can read it on Reddit.</p>
      ) : (
        <p className="line-clamp-4 font-voice text-[0.9375rem] leading-5.75 wrap-anywhere">
          {plainText(text).trim()}
        </p>
      )}
      <p className="text-xs text-muted-foreground">
        {entry.subreddit === null ? who : `${who} in r/${entry.subreddit}`}
      </p>
      <div className="flex items-center gap-3 pt-2">{children}</div>
    </div>
  )
}
