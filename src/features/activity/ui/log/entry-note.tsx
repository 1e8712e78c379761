import type { ReactNode } from 'react'
import type { Entry } from '../../schema.ts'
import { isOverdue, writeFirstCheck, writeRule, writeUpFor } from '../words/write-outcome.ts'
import { writeShortly } from '../words/write-times.ts'

type EntryNoteProps = { entry: Entry; now: number; timeZone: string }

/** What the state doesn't say in a word: why, until when, and what to do about it. */
export function EntryNote({ entry: { kind, subreddit, outcome }, now, timeZone }: EntryNoteProps) {
  const { state, checkedAt, nextCheckAt, upForMinutes, rule } = outcome
  if (state === 'removed') {
    return (
      <p className="border-l-2 border-danger/40 pl-3 text-sm text-muted-foreground">
        {[writeUpFor(upForMinutes), writeRule(rule)].filter(Boolean).join(' ')}
        {rule && <span className="font-voice text-foreground">{` “${rule.quote}”`}</span>}
      </p>
    )
  }
  if (state === 'no_link') return <Note>No link yet, so we can't watch it.</Note>
  if (state === 'linked_before') return <Note>Logged before we watched links.</Note>
  if (state === 'unclear_link') {
    return (
      <Note>
        {`This link leads to the post, so we can't follow your ${kind}. Open your comment's Share menu and copy its link.`}
      </Note>
    )
  }
  if (state === 'elsewhere')
    return (
      <Note>{`This link isn't in r/${subreddit}, so we don't watch it. Copy the link to your ${kind}.`}</Note>
    )
  if (state === 'gone') return <Note>Reddit doesn't show it anymore and doesn't say why.</Note>
  if (state === 'not_found') return <Note>We can't find this on Reddit. Check the link.</Note>
  if (state === 'soon') {
    const first = writeFirstCheck(nextCheckAt, now)
    return first && <Note>{first}</Note>
  }
  if (checkedAt !== null && isOverdue(outcome, now))
    return <Note>{`Last checked ${writeShortly(checkedAt, { now, timeZone })}`}</Note>
  return null
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-pretty text-muted-foreground">{children}</p>
)
