import type { Today } from '../../schema.ts'
import { countOf } from '../words/count-words.ts'
import { writeEnough } from '../words/write-line.ts'

/** What the day came to. */
export function writeDone({ pace, saved }: Pick<Today, 'pace' | 'saved'>) {
  const { posted, from } = pace
  if (posted < from) {
    const all = "That's everything on today's list."
    if (posted === 0)
      return `${all} ${saved.length === 0 ? 'Nothing else was strong enough.' : 'What you saved is still here.'}`
    const enough = `${posted} of ${from} is fine`
    return saved.length === 0
      ? `That's everything worth answering. ${enough}: nothing else was strong enough.`
      : `${all} ${enough}, and what you saved is still here.`
  }
  return (
    writeEnough(pace) ?? `You wrote ${countOf(posted, 'comment')}. That's your goal, so the rest can wait.`
  )
}
