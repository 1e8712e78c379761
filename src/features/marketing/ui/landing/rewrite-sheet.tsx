import { ArrowUp, Copy, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

type RewriteSheetProps = {
  label: string
  source: string
  title: string
  stats?: { upvotes: number; comments: number }
  after?: boolean
  children: ReactNode
}

export function RewriteSheet({ label, source, title, stats, after, children }: RewriteSheetProps) {
  return (
    <article
      aria-label={label}
      className={classNames(
        'flex flex-col rounded-2xl border p-6 sm:p-8',
        after ? 'bg-card shadow-3' : 'bg-muted',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
        <span
          className={classNames(
            'rounded-full px-2.5 py-0.5 text-xs font-semibold',
            after ? 'bg-primary text-primary-foreground' : 'border bg-card text-foreground',
          )}
        >
          {label}
        </span>
        {source}
      </p>
      <h3
        className={classNames(
          'mt-5 font-voice text-xl leading-snug tracking-[-0.012em]',
          !after && 'text-muted-foreground',
        )}
      >
        {title}
      </h3>
      <div
        className={classNames(
          'mt-3 mb-6 grid gap-3 font-voice text-md leading-relaxed text-pretty',
          !after && 'text-muted-foreground',
        )}
      >
        {children}
      </div>
      {stats ? (
        <p className="mt-auto flex gap-5 text-sm text-muted-foreground tabular-nums">
          <span className="flex items-center gap-1.5">
            <ArrowUp className="size-4" aria-hidden /> {stats.upvotes}{' '}
            <span className="sr-only">upvotes</span>
          </span>
          <span className="flex items-center gap-1.5">
            <MessageSquare className="size-4" aria-hidden /> {stats.comments} comments
          </span>
        </p>
      ) : (
        <p className="mt-auto flex items-center gap-1.5 text-sm text-muted-foreground">
          <Copy className="size-4" aria-hidden /> You copy it, you post it
        </p>
      )}
    </article>
  )
}
