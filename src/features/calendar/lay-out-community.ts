import { keyOf } from '../../judge/find-set-threads.ts'
import type { Cadence } from '../../judge/form/read-term.ts'
import { linkTo } from '../activity/link-to.ts'
import { countUses, findUsed } from './judge/count-uses.ts'
import { addDays, dayIn, weekdayOf } from './judge/days.ts'
import type { Place, RuledThread } from './read-places.ts'
import type { Posted } from './read-posted.ts'
import { type Allowance, type CalendarCommunity, type CalendarThread, LONGEST_NAME } from './schema.ts'

/** Today and the six after it: every weekday once. */
const DAYS_AHEAD = 7
const DAYS_BACK = 7

export type Clock = { now: number; timeZone: string }
type Given = {
  name: string
  products: string[]
  place: Place
  /** In this community. */
  posted: Posted[]
  /** Keys of the threads to be reminded of. */
  reminded: Set<string>
  /** Where they are open, by their keys. */
  live: Map<string, string>
  /** Too much of what was posted there was removed. */
  avoided: boolean
}

/** A community's week: where and how often its rules let the user speak of a product, and what they have answered. */
export function layOutCommunity({ name, products, place, ...given }: Given, clock: Clock): CalendarCommunity {
  const { now, timeZone } = clock
  const today = dayIn(now, timeZone)
  const mentions = given.posted.flatMap(({ named, postedAt }) => (named ? [postedAt] : []))
  const inTime = { mentions, timeZone, now }
  const threads = place.threads.map((thread): CalendarThread => {
    const key = threadKey(thread)
    const day = nextDay(thread, today)
    // How often a rule about the thread allows it; otherwise what holds for the community.
    const cadences = thread.cadences.length > 0 ? thread.cadences : place.cadences.map((one) => one.cadence)
    const { rule, quote, allows, perThread, conditions, inPosts } = thread
    return {
      key,
      name: shownName(thread),
      inPosts,
      day,
      allows,
      cadence: thread.cadences[0] ?? null,
      perThread,
      conditions,
      quote,
      rule,
      used: day === null || !allows.mentions ? null : findUsed({ cadences, ...inTime }, day),
      link: day === null || day === today ? (given.live.get(key) ?? null) : null,
      reminded: given.reminded.has(key),
      avoided: given.avoided,
    }
  })
  return {
    name,
    products,
    rules: place.state,
    allowance:
      given.avoided && place.stance !== 'banned' ? { kind: 'removed_here' } : allowanceOf(place, inTime),
    threads: threads.filter(({ day }) => day !== null).toSorted(byDay),
    undated: threads.filter(({ day }) => day === null),
    answered: answeredOf(given.posted, clock),
  }
}

/** Kept in the place of the thread, so it has an end. */
export const threadKey = (thread: RuledThread) => keyOf(thread).slice(0, LONGEST_NAME)
export const shownName = ({ name }: Pick<RuledThread, 'name'>) => name?.slice(0, LONGEST_NAME) ?? null

const byDay = (a: CalendarThread, b: CalendarThread) => (a.day ?? '').localeCompare(b.day ?? '')

/** The next one of its days within the week; null where nobody can say. */
function nextDay({ weekdays }: RuledThread, today: string) {
  const week = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
  return week.find((day) => weekdays.includes(weekdayOf(day))) ?? null
}

const STANCES = {
  banned: 'banned',
  set_threads: 'set_threads',
  with_disclosure: 'disclosed',
  allowed: 'allowed',
  silent: 'silent',
  ratio: 'rationed',
  unknown: 'unread',
} as const satisfies Record<Place['stance'], Allowance['kind']>

type InTime = { mentions: number[]; timeZone: string; now: number }

/** A number only where a rule has one. Of several the one that leaves the least, and of those the one that lasts longest. */
function allowanceOf({ stance, cadences }: Place, { mentions, timeZone, now }: InTime): Allowance {
  const kind = STANCES[stance]
  if (kind === 'banned' || kind === 'unread') return { kind }
  const counted = cadences.map(({ cadence, quote }) => ({
    cadence,
    quote,
    ...countUses(cadence, mentions, now),
  }))
  const left = (one: { cadence: Cadence; used: number }) => Math.max(0, one.cadence.times - one.used)
  const [tightest] = counted.toSorted((a, b) => left(a) - left(b) || (b.free ?? 0) - (a.free ?? 0))
  if (!tightest) return { kind }
  const dayOf = (at: number | null) => (at === null ? null : dayIn(at, timeZone))
  return {
    kind: 'counted',
    ...tightest.cadence,
    left: left(tightest),
    last: dayOf(tightest.last),
    next: left(tightest) === 0 ? dayOf(tightest.free) : null,
    quote: tightest.quote,
    inSetThreads: kind === 'set_threads',
  }
}

function answeredOf(posted: Posted[], { now, timeZone }: Clock) {
  const since = addDays(dayIn(now, timeZone), -DAYS_BACK)
  return posted
    .map(({ id, kind, named, address, postId, postedAt }) => ({
      id,
      kind,
      named,
      day: dayIn(postedAt, timeZone),
      link: linkTo({ address, postId }),
    }))
    .filter(({ day }) => day > since)
    .toReversed()
}
