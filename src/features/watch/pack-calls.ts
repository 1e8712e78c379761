import { MOST_EXPECTED } from './poll-interval.ts'

const DAY_MS = 86_400_000
const MOST_NAMES = 100
/** Of communities that were never polled: nobody knows how loud they are. */
const MOST_UNKNOWN = 10
/** Of a path with the names joined by '%2B'; Reddit refuses very long ones. */
const MOST_CHARACTERS = 2_400

export type Packable = {
  name: string
  isDue: boolean
  /** Null until it is known. */
  postsPerDay: number | null
  /** What was posted since then is to be read. Null where nobody knows how much that may be. */
  from: number | null
}

type Call<T> = { members: T[]; characters: number } & Pick<Packable, 'postsPerDay' | 'from'>

/**
 * As few calls as possible, the most urgent communities first. Reddit merges what it shows of a call by age, so a page has to reach back to
 * when the member that waited longest was last polled, with what all others posted since: loud ones go with those that were polled about as
 * recently, quiet ones with anyone. A call costs the same with one name or a hundred, so communities that aren't due yet fill it up.
 */
export function packCalls<T extends Packable>(communities: T[], most: number, now = Date.now()): T[][] {
  const calls: Call<T>[] = []
  for (const one of communities.filter(({ isDue }) => isDue)) {
    const call = calls.find((begun) => hasRoom(begun, one, now))
    if (call) add(call, one)
    else if (calls.length < most) calls.push(begin(one))
  }
  for (const one of communities.filter(({ isDue }) => !isDue)) {
    const call = calls.find((begun) => hasRoom(begun, one, now))
    if (call) add(call, one)
  }
  return calls.map(({ members }) => members)
}

const begin = <T extends Packable>(one: T): Call<T> => ({
  members: [one],
  postsPerDay: one.postsPerDay,
  from: one.from,
  characters: charactersOf(one),
})

function hasRoom<T extends Packable>(call: Call<T>, one: Packable, now: number) {
  const { members, characters } = call
  if (characters + charactersOf(one) > MOST_CHARACTERS) return false
  if (call.from === null || one.from === null) return call.from === one.from && members.length < MOST_UNKNOWN
  return members.length < MOST_NAMES && expectedPosts([call, one], now) <= MOST_EXPECTED
}

/** How much a merged list of them is likely to hold that we don't have yet. */
export function expectedPosts(members: Pick<Packable, 'postsPerDay' | 'from'>[], now: number) {
  const sinceMs = now - Math.min(...members.map(({ from }) => from ?? now))
  return (members.reduce((sum, { postsPerDay }) => sum + (postsPerDay ?? 0), 0) * sinceMs) / DAY_MS
}

function add<T extends Packable>(call: Call<T>, one: T) {
  call.members.push(one)
  call.postsPerDay = (call.postsPerDay ?? 0) + (one.postsPerDay ?? 0)
  if (call.from !== null && one.from !== null) call.from = Math.min(call.from, one.from)
  call.characters += charactersOf(one)
}

const charactersOf = ({ name }: Packable) => name.length + '%2B'.length
