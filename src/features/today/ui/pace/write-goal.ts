import type { Today } from '../../schema.ts'
import { inWords, inWordsFirst } from '../words/count-words.ts'

/** More comments than this in a day look like advertising; as the activity's goal has it. */
const SAFE = 7

/** What is left of the day's goal, and where it ends to be wise. */
export function writeGoal({ posted, from, to }: Today['pace']) {
  const left = from - posted
  if (posted >= to) return ['The rest can wait until tomorrow.']
  const limit = to >= SAFE ? `Past ${inWords(SAFE)} looks like spam.` : `Your daily limit is ${inWords(to)}.`
  if (left <= 0) return ["That's your goal for today.", limit]
  return [`${inWordsFirst(left)} more ${left === 1 ? 'reaches' : 'reach'} today's goal.`, limit]
}
