import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { countDays, type Goal } from '../judge/count-days.ts'
import { listWaiting } from '../judge/list-waiting.ts'
import { DAYS_SHOWN, type Entry, type Reply } from '../schema.ts'
import { type ActivityFilter, ActivityFilterControl } from './activity-filter.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'
import { filterEntries } from './filter-entries.ts'
import { DayList } from './log/day-list.tsx'
import { useLogKeys } from './log/use-log-keys.ts'
import { useAskedReply } from './log/use-asked-reply.ts'
import { useReplyActs } from './log/use-reply-acts.tsx'
import { ResultsPanel } from './results/results-panel.tsx'
import type { LogRead } from './use-log.ts'

type ActivityScreenProps = {
  read: LogRead
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
  /** A reply to go to first, and what takes it out of the address. */
  asked: { replyId: string; forget: () => void } | null
  goal: Goal
  now: number
  /** Writes an answer to a reply. */
  onDraft: (entry: Entry, reply: Reply) => void
  /** After a change, also for what is outside of this screen. */
  onChanged: () => Promise<void>
}

const filterEmpties = { all: '', replies: 'No replies waiting.', removed: 'Nothing removed.' }

/** What the user posted in the last days, what became of it, and who answered. */
export function ActivityScreen(props: ActivityScreenProps) {
  const { read, filter, onFilter, asked, goal, now, onDraft, onChanged } = props
  const { log, failure, tryAgain } = read
  const timeZone = useTimeZone()
  const onReply = useReplyActs(read)
  useLogKeys()
  useAskedReply(log ? asked : null, log?.entries ?? [])

  const entries = log?.entries ?? []
  const waiting = listWaiting(entries)
  const days = countDays(entries, { timeZone, now, days: DAYS_SHOWN })
  const shown = days
    .map((day) => ({ ...day, entries: filterEntries(day.entries, filter) }))
    .filter((day) => day.entries.length > 0)
    .toReversed()
  const isEmpty = days.every((day) => day.entries.length === 0)

  const ids = shown.flatMap((day) => day.entries.map(({ id }) => id)).join()
  const place = useFocusKept<HTMLDivElement>(log ? ids : null)

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-2xl">Activity</h1>
          <p className="text-muted-foreground">
            We check the public page of each comment. We never access your Reddit account.
          </p>
        </div>
        {log && !isEmpty && (
          <ActivityFilterControl filter={filter} waiting={waiting.length} onChoose={onFilter} />
        )}
      </header>
      {failure ? (
        <Failure text={failure.message}>
          <Button variant="outline" onClick={tryAgain}>
            Try Again
          </Button>
        </Failure>
      ) : !log ? (
        <ActivitySkeleton />
      ) : isEmpty ? (
        <Card>
          <Empty text="Nothing posted yet. Your comments show up here.">
            <Button render={<Link to="/dashboard/today" />}>Find a thread</Button>
          </Empty>
        </Card>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_21.5rem]">
          <ResultsPanel days={days} communities={log.communities} goal={goal} />
          <div
            ref={place}
            data-log
            tabIndex={-1}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 outline-none xl:col-start-1 xl:row-start-1"
          >
            {shown.length === 0 ? (
              <Card className="xl:mt-7">
                <Empty text={filterEmpties[filter]} />
              </Card>
            ) : (
              <DayList
                days={shown}
                today={days.at(-1)?.date ?? ''}
                newest={waiting[0]?.reply.id ?? null}
                asked={asked?.replyId ?? null}
                now={now}
                timeZone={timeZone}
                onChanged={onChanged}
                onDraft={onDraft}
                onReply={onReply}
              />
            )}
          </div>
        </div>
      )}
    </>
  )
}

function Failure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <div role="alert" className="grid gap-1">
        <p className="text-md text-danger">Failed to load your activity</p>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      {children}
    </Card>
  )
}
