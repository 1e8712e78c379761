import type { Today } from '../../schema.ts'
import { writeMoment } from './write-when.ts'

type Clock = { now: number; timeZone: string }

/** That nothing newer came from Reddit; null where the list is as new as it can be. */
export function writeLate({ isLate, updatedAt }: Pick<Today, 'isLate' | 'updatedAt'>, clock: Clock) {
  if (!isLate || updatedAt === null) return null
  return `Reddit isn't answering. This is the list from ${writeMoment(Date.parse(updatedAt), clock)}.`
}

/** Which communities are left out; null where none is. */
export function writeUnreadable(names: string[]) {
  if (names.length === 0) return null
  const all = new Intl.ListFormat('en-US').format(names.map((name) => `r/${name}`))
  return `We can't read ${all}. Check ${names.length === 1 ? 'its name' : 'their names'}, or choose another community.`
}
