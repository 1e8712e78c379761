import { Check } from 'lucide-react'
import type { Today } from '../../schema.ts'
import { writeTime } from '../words/write-when.ts'

type AnsweredStepsProps = { answered: Today['answered']; timeZone: string }

/** What was done today, step after step. */
export function AnsweredSteps({ answered, timeZone }: AnsweredStepsProps) {
  return (
    <ol aria-label="Your comments today" className="grid grid-cols-[minmax(0,1fr)]">
      {answered.map(({ id, title, subreddit, productName, named, link, postedAt }, nth) => (
        <li
          key={id}
          style={{ animationDelay: `${nth * 40}ms` }}
          className="group/step relative flex min-h-14 animate-fade gap-3"
        >
          <span
            aria-hidden
            className="absolute top-7 bottom-0 left-3 w-0.5 -translate-x-1/2 bg-heat-2 group-last/step:hidden"
          />
          <span className="relative mt-1 grid size-6 shrink-0 place-items-center rounded-full bg-accent text-primary">
            <Check className="size-3.5" aria-hidden />
          </span>
          <div className="min-w-0 pb-3">
            <p className="truncate font-voice text-[0.9375rem] font-semibold">
              {link === null ? (
                writeTitle(title, subreddit)
              ) : (
                <a
                  href={`https://www.reddit.com${link}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="rounded-sm hover:underline"
                >
                  {writeTitle(title, subreddit)}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              )}
            </p>
            <p className="flex flex-wrap gap-x-1.5 text-xs text-muted-foreground">
              {subreddit !== null && title !== null && (
                <>
                  <span className="font-medium text-foreground">{`r/${subreddit}`}</span>
                  <span aria-hidden>·</span>
                </>
              )}
              <span>{named ? `Mentioned ${productName ?? 'your product'}` : 'Just helped'}</span>
              <span aria-hidden>·</span>
              <span className="tabular-nums">{writeTime(Date.parse(postedAt), timeZone)}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function writeTitle(title: string | null, subreddit: string | null) {
  if (title !== null) return title
  return subreddit === null ? 'A comment on Reddit' : `A comment in r/${subreddit}`
}
