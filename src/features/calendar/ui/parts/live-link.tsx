import type { CalendarThread } from '../../schema.ts'

/** The way to a set thread that is open now. */
export function LiveLink({
  link,
  className = '',
}: {
  link: NonNullable<CalendarThread['link']>
  className?: string
}) {
  return (
    <a
      href={`https://www.reddit.com${link}`}
      target="_blank"
      rel="noopener noreferrer"
      className={`rounded-sm font-medium text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary ${className}`}
    >
      Open thread
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
