import type { Means } from '../means.ts'

/** Careful: people in trouble are left alone at the price of some harmless posts. 0.45 would spare half of those, and miss more people. */
const TROUBLE_FROM = 0.39
/** Beside plain words of it, such as those of the patterns. Many jokes use them, too. */
const PLAIN_TROUBLE_FROM = 0.25

export type Trouble = { found: boolean; by: Means }

/** Whether a post's author is in trouble, by how likely the sieve finds it, and by whether plain words say so. */
export function findTrouble(likely: number, plainly: boolean): Trouble {
  if (likely >= TROUBLE_FROM) return { found: true, by: 'sieve' }
  return plainly && likely >= PLAIN_TROUBLE_FROM
    ? { found: true, by: 'words' }
    : { found: false, by: 'sieve' }
}
