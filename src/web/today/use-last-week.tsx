import { Link } from 'react-router'
import { listWaiting, type Waiting } from '../../features/activity/judge/list-waiting.ts'
import { sumWeek } from '../../features/activity/judge/sum-week.ts'
import type { Entry, Reply } from '../../features/activity/schema.ts'
import { useLog } from '../../features/activity/ui/use-log.ts'
import { WaitingReply } from '../../features/activity/ui/week/waiting-reply.tsx'
import { WeekCard } from '../../features/activity/ui/week/week-card.tsx'
import type { WeekParts } from '../../features/today/ui/week-parts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { isModalOpen } from '../../ui/is-modal-open.ts'
import { LetterHint } from '../../ui/letter-hint.tsx'
import { OutsideButton } from '../../ui/outside-button.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { useSingleKeys } from '../../ui/use-single-keys.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'

/** So long a reply waits before it comes first on a phone. */
const LONG_MS = 3_600_000
const REPLIES = '/dashboard/activity?show=replies'

type Given = { enabled: boolean; now: number; onDraft: (entry: Entry, reply: Reply) => void }

/** Last week, and the newest reply with what to do about it, which R does too. */
export function useLastWeek({ enabled, now, onDraft }: Given): WeekParts {
  const { log, failure } = useLog({ enabled })
  const timeZone = useTimeZone()
  const onPhone = usePhone()
  const waiting = listWaiting(log?.entries ?? [])
  const [newest] = waiting
  const answer = newest && (() => onDraft(newest.entry, newest.reply))
  useSingleKeys((key) => {
    if (key !== 'r' || !answer || isModalOpen()) return false
    answer()
    return true
  })
  // An extra: where it can't be told, the day is shown without it.
  if (failure || !enabled) return { card: null, first: null, reply: null }
  const others = waiting.length - 1
  const told = answer && { waiting: newest, others, now, onDraft: answer }
  const isLong = onPhone && newest !== undefined && now - Date.parse(newest.reply.postedAt) > LONG_MS
  return {
    card: (
      <WeekCard week={log && sumWeek(log.entries, { timeZone, now })} waiting={waiting.length}>
        {told && !isLong && (
          <div className="rounded-lg border bg-background p-3">
            <Newest {...told} />
          </div>
        )}
      </WeekCard>
    ),
    first: told && isLong ? <ReplyCard {...told} /> : null,
    reply: told ? <ReplyCard {...told} isMain /> : null,
  }
}

type NewestProps = {
  waiting: Waiting
  /** How many more wait. */
  others: number
  now: number
  onDraft: () => void
  /** Nothing on the page matters more. */
  isMain?: boolean
}

const ReplyCard = (props: NewestProps) => (
  <section aria-label="Reply waiting">
    <Card className="p-4">
      <Newest {...props} />
    </Card>
  </section>
)

function Newest({ waiting, others, now, onDraft, isMain = false }: NewestProps) {
  const { reply } = waiting
  const look = isMain ? ({ className: 'flex-1' } as const) : ({ variant: 'outline', size: 'sm' } as const)
  return (
    <WaitingReply waiting={waiting} now={now}>
      {reply.text === null ? (
        <OutsideButton href={`https://www.reddit.com${reply.link}`} text="Read on Reddit" {...look} />
      ) : (
        <Button aria-keyshortcuts="R" onClick={onDraft} {...look}>
          Draft a reply
          <LetterHint letter="R" onPrimary={isMain} />
        </Button>
      )}
      {others > 0 && (
        <Link
          to={REPLIES}
          className="rounded-sm py-1 text-xs text-muted-foreground hover:text-foreground hover:underline pointer-coarse:py-3.5"
        >
          {`and ${others} more`}
        </Link>
      )}
    </WaitingReply>
  )
}
