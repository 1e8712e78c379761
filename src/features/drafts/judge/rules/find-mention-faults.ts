import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import type { ReadDraft } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

const HINT =
  /\b(?:thing|tool|app|product|software|site|service|program|platform|startup|company|one) (?:that )?(?:I|we) (?:make|made|built|build|run|sell|created|develop|maintain|launched)\b|\bmy (?:own )?(?:product|startup|saas)\b/i

/** The product named where it may not be, or without saying who makes it. */
export function findMentionFaults({ sentences, fields }: ReadDraft, given: DraftContext): Finding[] {
  if (given.mode !== 'mention_disclosed') {
    const hints = sentences
      .filter(({ namings, masked }) => namings.length === 0 && HINT.test(masked))
      .map((sentence) =>
        block(
          'forbidden_mention',
          sentence,
          'This hints at something of yours, which may not be named here. Take out the sentence.',
          'remove_sentence',
        ),
      )
    const named = fields.flatMap(({ field, text, namings }) =>
      namings.map(({ start, end }) =>
        block(
          'forbidden_mention',
          { field, start, end },
          `${quote(text.slice(start, end))} may not be named here. Take out the sentence.`,
          'remove_sentence',
        ),
      ),
    )
    return [...named, ...hints]
  }
  const first = sentences.findIndex(({ namings }) => namings.length > 0)
  const named = sentences[first]
  if (!named || named.discloses || sentences[first - 1]?.discloses) return []
  const message = `You name ${given.product.name} without saying that you make it. Say so in the same sentence or the one before.`
  return [block('missing_disclosure', named, message, 'add_disclosure')]
}
