import { containment, countShared, hashWords, jaccard, runsOf } from '../../../../judge/form/shingles.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import type { ReadDraft } from '../read-draft.ts'
import { warn } from './finding-of.ts'

const SAME_WORDS = 0.5
const SAME_RUNS = 0.6
const SAME_PITCH = 0.3
const SAME_AS_SOURCE = 0.1
/** Below this a text is too short to have been copied. */
const FEWEST_RUNS = 5

/** So many words in a row aren't the same by chance. */
const LONG_RUN = 12

const remembered = new WeakMap<string[], Int32Array[]>()

/** Too near to an earlier draft of the user's own, or to the post that a rewrite was modelled on. */
export function findCopies({ fields }: ReadDraft, { ownDrafts, source, post }: DraftContext): Finding[] {
  const content = fields.find(({ field }) => field === 'content')?.text ?? ''
  const words = hashWords(content)
  const three = runsOf(words, 3)
  const four = runsOf(words, 4)
  if (four.size < FEWEST_RUNS) return []
  const found: Finding[] = []
  const copied = source ? countShared(four, hashWords(source), 4) : 0
  if (copied > 1 && copied / four.size >= SAME_AS_SOURCE) {
    found.push(
      blockWhole(
        'source_copy',
        'This repeats whole phrases of the post it was modelled on. Say it in your own words.',
      ),
    )
  }
  // Quoting is fine; saying a stranger's long sentence as one's own isn't.
  const unquoted = hashWords(content.replaceAll(/^>.*$|["\u201C][^"\u201C\u201D\n]*["\u201D]/gm, ' '))
  if (post && countShared(runsOf(unquoted, LONG_RUN), hashWords(post.text), LONG_RUN) > 0) {
    found.push(
      blockWhole(
        'source_copy',
        'This repeats a whole sentence of the post as if it were yours. Quote it, or take it out.',
      ),
    )
  }
  const earlier = readOnce(ownDrafts)
  const contained = earlier.map((other) => containment(four, other, 4))
  if (
    contained.some((share) => share >= SAME_RUNS) ||
    earlier.some((other) => jaccard(three, other, 3, SAME_WORDS) >= SAME_WORDS)
  ) {
    found.push(
      blockWhole(
        'near_duplicate',
        'This is almost the same as one of your earlier drafts. Write it anew for this conversation.',
      ),
    )
  } else if (contained.some((share) => share >= SAME_PITCH)) {
    found.push(
      warn(
        'reused_pitch',
        'Some sentences stand in an earlier draft of yours, too. Say them differently here.',
      ),
    )
  }
  return found
}

const blockWhole = (rule: Finding['rule'], message: string): Finding => ({
  ...warn(rule, message),
  level: 'block',
})

/** While the user types, the earlier drafts stay the same. */
function readOnce(drafts: string[]): Int32Array[] {
  const known = remembered.get(drafts) ?? drafts.map(hashWords)
  remembered.set(drafts, known)
  return known
}
