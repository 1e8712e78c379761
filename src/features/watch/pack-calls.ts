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
  /** Null if it never was. */
  polledAt: number | null
}

type Call<T> = { members: T[]; postsPerDay: number; polledAt: number | null; characters: number }

/**
 * As few calls as possible, the most urgent communities first. Reddit merges what it shows of a call by age, so a page has to reach back to
 * when the member that waited longest was last polled, with what all others posted since: loud ones go with those polled about as
 * lately, quiet ones with anyone. A call costs the same with one name or a hundred, so communities that aren't due yet fill it up.
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

function hasRoom<T extends Packable>(call: Call<T>, one: Packable, now: number) {
  const { members, characters } = call
  if (characters + charactersOf(one) > MOST_CHARACTERS) return false
  if (call.polledAt === null || one.polledAt === null)
    return call.polledAt === one.polledAt && members.length < MOST_UNKNOWN
  const sinceMs = now - Math.min(call.polledAt, one.polledAt)
  const expected = ((call.postsPerDay + (one.postsPerDay ?? 0)) * sinceMs) / DAY_MS
  return members.length < MOST_NAMES && expected <= MOST_EXPECTED
}

const begin = <T extends Packable>(one: T): Call<T> => ({
  members: [one],
  postsPerDay: one.postsPerDay ?? 0,
  polledAt: one.polledAt,
  characters: charactersOf(one),
})

function add<T extends Packable>(call: Call<T>, one: T) {
  call.members.push(one)
  call.postsPerDay += one.postsPerDay ?? 0
  if (call.polledAt !== null && one.polledAt !== null) call.polledAt = Math.min(call.polledAt, one.polledAt)
  call.characters += charactersOf(one)
}

const charactersOf = ({ name }: Packable) => name.length + '%2B'.length
