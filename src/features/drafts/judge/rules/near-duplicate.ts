import { containment, hashWords, jaccard, runsOf } from '../../../../judge/form/shingles.ts'
import { advise, type FormRule, fault } from './form-rule.ts'

const SAME_WORDS = 0.5
const SAME_RUNS = 0.6
const SAME_PITCH = 0.3
/** Below this a text is too short to have been copied. */
const FEWEST_RUNS = 5
/** In a talk people say the same few words to everyone. */
const FEWEST_RUNS_IN_TALK = 20

const ADVICE =
  'Write your cancellation policy on the intake form, have every new owner sign it before you touch the dog, and hold them to it.'
const OTHER =
  'Call the two owners who missed most often and ask them why before you change anything, because half of the time they lost the card.'
const PITCH =
  'I make PawSlot, which takes a deposit when clients book and texts them the day before the appointment.'
const THANKS = 'Glad that it helped. Tell me how it goes on Saturday.'

/** Too near to what the user has posted before; where only a part is, that is advice. */
export const nearDuplicate: FormRule = {
  id: 'near_duplicate',
  find: ({ fields }, { ownDrafts, earlier: talk }) => {
    const words = hashWords(fields.find(({ field }) => field === 'content')?.text ?? '')
    const three = runsOf(words, 3)
    const four = runsOf(words, 4)
    if (four.size < (talk === undefined ? FEWEST_RUNS : FEWEST_RUNS_IN_TALK)) return []
    const earlier = readOnce(ownDrafts)
    const contained = earlier.map((other) => containment(four, other, 4))
    const isSame =
      contained.some((share) => share >= SAME_RUNS) ||
      earlier.some((other) => jaccard(three, other, 3, SAME_WORDS) >= SAME_WORDS)
    if (isSame)
      return [fault('near_duplicate', 'This is almost the same as something you posted or copied before.')]
    if (!contained.some((share) => share >= SAME_PITCH)) return []
    return [
      advise(
        'reused_pitch',
        'You used some of these sentences in an earlier draft. Say them differently here.',
      ),
    ]
  },
  fires: [
    { content: ADVICE.replace('intake', 'first'), given: { ownDrafts: [ADVICE] } },
    { content: `Sure. ${ADVICE}`, given: { ownDrafts: [ADVICE], earlier: ADVICE } },
    { content: `${ADVICE} ${PITCH}`, given: { ownDrafts: [`${OTHER} ${ADVICE} ${PITCH} And more.`] } },
  ],
  passes: [
    { content: ADVICE, given: { ownDrafts: [OTHER, PITCH] } },
    { content: THANKS, given: { ownDrafts: [THANKS], earlier: ADVICE } },
  ],
}

const remembered = new WeakMap<string[], Int32Array[]>()

/** While the user types, the earlier drafts stay the same. */
function readOnce(drafts: string[]): Int32Array[] {
  const known = remembered.get(drafts) ?? drafts.map(hashWords)
  remembered.set(drafts, known)
  return known
}
