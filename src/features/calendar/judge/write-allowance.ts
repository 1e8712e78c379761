import type { Allowance } from '../schema.ts'
import { REMOVED_HERE, writeUsed } from './write-allowed.ts'

type Counted = Extract<Allowance, { kind: 'counted' }>

/** What is left of mentions in a community, as the rules count them; a number only where they have one. */
export function writeAllowance(allowance: Allowance, today: string) {
  return allowance.kind === 'counted' ? writeCounted(allowance, today) : WORDS[allowance.kind]
}

const WORDS: Record<Exclude<Allowance['kind'], 'counted'>, string> = {
  unread: 'Rules not checked yet',
  banned: 'No mentions',
  removed_here: REMOVED_HERE,
  set_threads: 'Mentions in set threads only',
  disclosed: 'Disclosure required',
  allowed: 'Mentions allowed',
  silent: 'No rule on mentions',
  rationed: 'Mentions now and then',
}

function writeCounted({ times, days, left, last, next, inSetThreads }: Counted, today: string) {
  if (left === 0 && last !== null && next !== null) return `${writeUsed({ last, next }, today)}.`
  const span = SPANS[days] ?? `in ${days} days`
  const where = inSetThreads ? ', in set threads' : ''
  return `${left} of ${times} ${times === 1 ? 'mention' : 'mentions'} left ${span}${where}`
}

const SPANS: Record<number, string> = { 1: 'today', 7: 'this week', 30: 'this month' }
