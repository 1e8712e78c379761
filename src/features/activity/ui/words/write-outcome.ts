import { Check, CircleHelp, Clock, Link2Off, type LucideIcon, Trash2, X } from 'lucide-react'
import type { Outcome } from '../../schema.ts'

type State = Outcome['state']
type Look = { label: string; Icon: LucideIcon; variant: 'success' | 'destructive' | 'default' | 'outline' }

const notWatched: Look = { label: 'Not watched', Icon: Link2Off, variant: 'outline' }

export const stateLooks: Record<State, Look> = {
  up: { label: 'Up', Icon: Check, variant: 'success' },
  removed: { label: 'Removed', Icon: X, variant: 'destructive' },
  deleted: { label: 'Deleted by you', Icon: Trash2, variant: 'default' },
  gone: { label: 'Gone', Icon: CircleHelp, variant: 'outline' },
  not_found: { label: 'Not found', Icon: CircleHelp, variant: 'outline' },
  soon: { label: 'Not checked yet', Icon: Clock, variant: 'outline' },
  no_link: notWatched,
  linked_before: notWatched,
  unclear_link: notWatched,
  elsewhere: notWatched,
}

/** 'Up for about 40 minutes.'; null where nobody saw it up. */
export function writeUpFor(minutes: number | null) {
  if (minutes === null || minutes < 1) return null
  return `Up for ${writeSpan(minutes)}.`
}

/** 'about 40 minutes', 'about an hour', 'about 3 days'. */
function writeSpan(minutes: number) {
  const hours = minutes / 60
  if (minutes < 1.5) return 'about a minute'
  if (minutes < 55) return `about ${minutes < 10 ? Math.round(minutes) : Math.round(minutes / 5) * 5} minutes`
  if (hours < 1.5) return 'about an hour'
  if (hours < 22) return `about ${Math.round(hours)} hours`
  if (hours < 36) return 'about a day'
  return `about ${Math.round(hours / 24)} days`
}

/** Why it may have been removed. Moderators don't tell us, so it never says more than "may". */
export function writeRule(rule: Outcome['rule']) {
  if (rule === null) return "Moderators don't tell us why."
  return rule.number === null
    ? 'It may have run into this rule:'
    : `It may have run into rule ${rule.number}:`
}

const MINUTE_MS = 60_000

/** When it's looked at for the first time. */
export function writeFirstCheck(nextCheckAt: string | null, now: number) {
  if (nextCheckAt === null) return null
  const minutes = Math.round((Date.parse(nextCheckAt) - now) / MINUTE_MS)
  if (minutes < 2) return 'First check in a moment'
  if (minutes < 55) return `First check in ${minutes} minutes`
  const hours = Math.round(minutes / 60)
  if (hours <= 1) return 'First check in an hour'
  return hours < 24 ? `First check in ${hours} hours` : 'First check tomorrow'
}

const HOUR_MS = 60 * MINUTE_MS
/** Checks wait in a queue, too. */
const PATIENCE_MS = 2 * HOUR_MS
/** What is up is looked at once a day at least. */
const DAILY_MS = 24 * HOUR_MS + PATIENCE_MS

/** Whether it should have been looked at since: Reddit didn't answer, or we didn't ask. */
export function isOverdue({ state, checkedAt, nextCheckAt }: Outcome, now: number) {
  if (checkedAt === null || nextCheckAt === null) return false
  const isMissed = Date.parse(nextCheckAt) + PATIENCE_MS < now
  return isMissed || (state === 'up' && Date.parse(checkedAt) + DAILY_MS < now)
}
