import { MOST_EXPECTED } from './poll-interval.ts'

const MOST_NAMES = 100
/** Of a path with the names joined by '%2B'; Reddit refuses very long ones. */
const MOST_CHARACTERS = 2_400

export type Packable = {
  name: string
  isDue: boolean
  /** Posts that a page will show which we don't have yet. */
  expected: number
}

type Call<T> = { members: T[]; expected: number; characters: number }

/**
 * As few calls as possible, the most urgent communities first: loud and quiet ones are mixed, so that one page holds all that is
 * new. A call costs the same with one name or a hundred, so whatever isn't due yet fills what is left.
 */
export function packCalls<T extends Packable>(communities: T[], most: number): T[][] {
  const calls: Call<T>[] = []
  const due = communities.filter(({ isDue }) => isDue)
  for (const one of due) {
    const call = calls.find((open) => hasRoom(open, one)) ?? (calls.length < most ? open(calls) : undefined)
    if (call) add(call, one)
  }
  for (const one of communities) {
    const call = one.isDue ? undefined : calls.find((open) => hasRoom(open, one))
    if (call) add(call, one)
  }
  return calls.map(({ members }) => members)
}

function open<T>(calls: Call<T>[]) {
  const call: Call<T> = { members: [], expected: 0, characters: 0 }
  calls.push(call)
  return call
}

const hasRoom = <T>(call: Call<T>, { name, expected }: Packable) =>
  call.members.length < MOST_NAMES &&
  call.expected + expected <= MOST_EXPECTED &&
  call.characters + name.length + 3 <= MOST_CHARACTERS

function add<T extends Packable>(call: Call<T>, one: T) {
  call.members.push(one)
  call.expected += one.expected
  call.characters += one.name.length + 3
}
