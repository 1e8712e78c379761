import { writeCondition } from '../../judge/write-condition.ts'
import type { CalendarThread } from '../../schema.ts'
import { LiveLink } from './live-link.tsx'

/** What else is asked there, and the rule in its moderators' words. */
export function ThreadDetails({ thread }: { thread: CalendarThread }) {
  const { conditions, quote, rule, link } = thread
  const more = [...new Set(conditions.map(writeCondition))]
  return (
    <div className="grid gap-1.5 text-sm">
      {more.length > 0 && <p className="text-xs text-muted-foreground">{more.join(' · ')}</p>}
      <blockquote className="border-l-2 pl-3 font-voice text-pretty wrap-anywhere">{`“${quote}”`}</blockquote>
      <p className="flex flex-wrap gap-x-3 text-xs text-muted-foreground">
        <span>{`Rule ${rule}`}</span>
        {link !== null && <LiveLink link={link} />}
      </p>
    </div>
  )
}
