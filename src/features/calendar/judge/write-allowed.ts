import type { CalendarThread } from '../schema.ts'

type Allowed = Pick<CalendarThread, 'allows' | 'cadence' | 'perThread' | 'inPosts' | 'used' | 'avoided'>

const WEEK = 7
/** As Today's cards say it. */
export const REMOVED_HERE = 'Removed here before: just help'

/** What a rule lets the user do in a set thread, in a few words and never more than it says: '1 mention allowed'. */
export function writeAllowed(thread: Allowed, today: string) {
  const { allows, inPosts, used } = thread
  if (thread.avoided) return REMOVED_HERE
  if (used) return writeUsed(used, today)
  if (!allows.mentions) return 'Link allowed'
  const counted = writeCount(thread)
  if (counted) return `${counted} allowed${allows.disclosed ? ', disclosure required' : ''}`
  if (allows.disclosed) return 'Disclosure required'
  const what = inPosts ? 'Own posts' : 'Mentions'
  return allows.links ? `${what} and links allowed` : `${what} allowed`
}

function writeCount({ cadence, perThread, inPosts }: Allowed) {
  const times = perThread ?? cadence?.times
  if (times === undefined) return null
  const what = `${times} ${inPosts ? 'post' : 'mention'}${times === 1 ? '' : 's'}`
  const days = perThread === null ? (cadence?.days ?? 0) : 0
  return days > WEEK ? `${what} every ${days} days` : what
}

export function writeUsed({ last, next }: NonNullable<CalendarThread['used']>, today: string) {
  return `Used: ${writeDay(last)}. Next ${next === today ? 'later today' : `from ${writeDay(next)}`}`
}

/** 'Nov 19' of '2026-11-19'. */
export const writeDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** What to call it: its name, or what the day is for. */
export function writeTitle({ name, allows }: Pick<CalendarThread, 'name' | 'allows'>) {
  return name ?? (allows.mentions ? 'Promotion day' : 'Link day')
}
