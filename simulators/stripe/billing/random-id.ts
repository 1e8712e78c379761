import { randomBytes } from 'node:crypto'

/** Random rather than counted: an application's database outlives this simulator's memory. */
export function randomId(prefix: string, bytes = 12) {
  return `${prefix}_${randomBytes(bytes).toString('hex')}`
}
