import { ArrowUp, MessageSquare } from 'lucide-react'
import { type Ref, useId } from 'react'
import type { AnalysedPost } from './use-analysis.ts'
import { writeHours } from './write-hours.ts'

type OriginalSheetProps = { post: AnalysedPost; now: number; ref?: Ref<HTMLHeadingElement> }

export function OriginalSheet({ post, now, ref }: OriginalSheetProps) {
  const headingId = useId()
  const { subreddit, author, created_utc: created, title, content, upvotes, comments } = post
  return (
    <section
      aria-labelledby={headingId}
      className="grid min-w-0 content-start gap-4 rounded-xl border bg-muted p-5 sm:p-7"
    >
      <h2 id={headingId} ref={ref} tabIndex={-1} className="text-base outline-none">
        Original post
      </h2>
      <p className="flex flex-wrap gap-x-1.5 text-sm text-muted-foreground">
        <span className="font-semibold text-foreground">{`r/${subreddit}`}</span>
        <span aria-hidden>·</span>
        <span>{`u/${author}`}</span>
        <span aria-hidden>·</span>
        <span>{writeHours(created, now)}</span>
      </p>
      <h3 className="font-voice text-lg wrap-anywhere">{title}</h3>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        aria-label="Text of the original post"
        className="max-h-96 overflow-y-auto rounded-sm font-voice text-md leading-relaxed whitespace-pre-wrap wrap-anywhere"
      >
        {content || <span className="text-muted-foreground italic">No description available</span>}
      </section>
      <p className="flex gap-4 border-t pt-4 text-sm text-muted-foreground tabular-nums">
        <span className="flex items-center gap-1.5">
          <ArrowUp className="size-4" aria-hidden />
          {upvotes.toLocaleString('en-US')}
          <span className="sr-only">upvotes</span>
        </span>
        <span className="flex items-center gap-1.5">
          <MessageSquare className="size-4" aria-hidden />
          {comments.toLocaleString('en-US')}
          <span className="sr-only">comments</span>
        </span>
      </p>
    </section>
  )
}
