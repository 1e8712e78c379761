import type { Thread, Today } from '../../schema.ts'
import { countOf } from './count-words.ts'

type Group = Thread['group']

export const groupNames: Record<Group, string> = {
  mention: 'You can mention it',
  help: 'Just help',
  reading: 'Worth reading',
}

/** One in ten is the aim, so one more of ten is beyond it. */
const TOO_MANY = 2

/** What to do with the threads of a group; null where the name says it. */
export function writeHint(group: Group, { count, named }: { count: number; named: Today['named'] }) {
  if (group === 'help') return 'Leave your product out. Good answers here earn you the rest.'
  if (group === 'reading') return null
  const mentions = named.filter(Boolean).length
  if (mentions >= TOO_MANY)
    return `You've mentioned it in ${mentions} of your last ${named.length}. Just help today.`
  return count === 1 ? 'Only if it answers the question.' : 'Mention it in one. In the others, just help.'
}

/** '1 mention in your last 10'. */
export function writeMentions(named: Today['named']) {
  if (named.length === 0) return 'Nothing posted yet'
  return `${countOf(named.filter(Boolean).length, 'mention')} in your last ${named.length}`
}
