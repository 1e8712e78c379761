import { countShared, hashWords, runsOf } from '../../../../judge/form/shingles.ts'
import { type FormRule, fault } from './form-rule.ts'

const SAME_AS_SOURCE = 0.1
/** Below this a text is too short to have been copied. */
const FEWEST_RUNS = 5
/** So many words in a row aren't the same by chance. */
const LONG_RUN = 12

const SENTENCE = 'Stop guessing who comes tomorrow and let them pay a little before they even enter the door.'

/** A stranger's words as the user's own: of the post that is answered, or of the one that a rewrite was modelled on. */
export const sourceCopy: FormRule = {
  id: 'source_copy',
  find: ({ fields }, { source, post }) => {
    const content = fields.find(({ field }) => field === 'content')?.text ?? ''
    const four = runsOf(hashWords(content), 4)
    if (four.size < FEWEST_RUNS) return []
    const copied = source ? countShared(four, hashWords(source), 4) : 0
    if (copied > 1 && copied / four.size >= SAME_AS_SOURCE)
      return [fault('source_copy', 'This repeats whole phrases of the post it was modelled on.')]
    // Quoting is fine; saying a stranger's long sentence as one's own isn't.
    const unquoted = hashWords(content.replaceAll(/^>.*$|["\u201C][^"\u201C\u201D\n]*["\u201D]/gm, ' '))
    const isStrangers = post && countShared(runsOf(unquoted, LONG_RUN), hashWords(post.text), LONG_RUN) > 0
    return isStrangers
      ? [fault('source_copy', 'This repeats a whole sentence of the post as if it were yours.')]
      : []
  },
  fires: [
    { content: SENTENCE, given: { post: { title: 'No-shows?', text: `Answer this: ${SENTENCE}` } } },
    {
      content: 'Some groomers I know were ready to give up on the whole thing.',
      given: { task: 'rewrite', source: 'I was ready to give up on the whole thing last spring.' },
    },
  ],
  passes: [
    {
      content: `You say "${SENTENCE}" and I agree.`,
      given: { post: { title: 'No-shows?', text: SENTENCE } },
    },
    { content: 'Charge a deposit and write the policy down.', given: { task: 'rewrite', source: SENTENCE } },
  ],
}
