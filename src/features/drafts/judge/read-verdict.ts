import { splitSentences } from '../../../judge/form/split-sentences.ts'
import type { Review as Verdict } from '../../../judge/model/review-draft.v1.ts'
import { type Advised, type Held, NOWHERE, weighReview } from '../../../judge/model/weigh-review.ts'
import type { Finding, Review } from '../schema.ts'
import type { DraftText } from './draft-context.ts'
import type { StatedDraft } from './state-draft.ts'

type Kind = (Held | Advised)['kind']

/** What a reviewer's verdict comes to, in sentences for the writer, each with its place in the text. `known` is what code has found itself. */
export function readVerdict(
  verdict: Verdict,
  { subject, item }: StatedDraft,
  draft: DraftText,
  known: Finding[] = [],
): Review {
  const { held, advised } = weighReview(verdict, item, subject)
  const { name } = subject.product
  const isKnown = (kind: Kind) =>
    kind === 'unknown_number' || (kind === 'named_where_banned' && known.some(({ rule }) => rule === kind))
  const say = (level: Finding['level']) => (found: Held | Advised) =>
    isKnown(found.kind)
      ? []
      : [
          {
            rule: found.kind,
            level,
            message: MESSAGES[found.kind](name),
            ...placeOf(found, draft),
            fix: nameRules(found.fix, item.rules),
          },
        ]
  return {
    disclosed: verdict.disclosure === 'not_named' ? null : verdict.disclosure === 'clear',
    byRules: item.rules.length > 0,
    rules: item.rules.length,
    claims: countBorneOut(verdict),
    findings: [...held.flatMap(say('fault')), ...advised.flatMap(say('advice'))],
  }
}

/** A reviewer knows the rules by ids that nobody else has seen. */
function nameRules(fix: string | null, rules: StatedDraft['item']['rules']) {
  if (fix === null) return null
  // The longest first, because r1 is also the beginning of r12.
  const known = rules.toSorted((a, b) => b.id.length - a.id.length)
  return known.reduce((text, { id, text: rule }) => {
    const name = `“${rule.split(':')[0]}”`
    return text.replaceAll(`Rule ${id}`, name).replaceAll(`rule ${id}`, name)
  }, fix)
}

/** Claims about product and maker; 0 where one of them rests on something else than the product's facts. */
function countBorneOut({ claims }: Verdict) {
  const own = claims.filter(({ about }) => about !== 'rival')
  return own.every(({ holds, rests }) => holds && rests.some((id) => id.startsWith('f'))) ? own.length : 0
}

const MESSAGES: Record<Kind, (name: string) => string> = {
  named_where_banned: (name) => `Mentions ${name}, but this draft shouldn't.`,
  unknown_number: () => "Has a number we can't find in your facts.",
  undisclosed: (name) => `Mentions ${name} without saying that it's yours.`,
  posing: () => 'Sounds like a customer or a bystander, not like its maker.',
  invented_experience: () => "Tells something about you that you haven't told us.",
  overclaim: () => "Says something we can't find in your facts.",
  begging: () => 'Asks readers for a favor.',
  hint: () => "Hints at your product where it can't be named.",
  rival_bashing: () => 'Is unfair to a rival.',
  unanswered: () => 'Leaves a question of the post unanswered.',
  breaks_rule: () => 'May break a rule of this community.',
  canned: () => 'Sounds like a machine or an ad.',
  pushy: (name) => `Says more about ${name} than about the person who asks.`,
  maybe_named: (name) => `If this means ${name}, say that it's yours.`,
  late_disclosure: (name) => `Says that it's yours only after ${name} is named.`,
}

function placeOf({ at, quote }: Held | Advised, { title, content }: DraftText) {
  const field = at === 0 ? ('title' as const) : ('content' as const)
  const whole = { start: 0, end: title?.length ?? 0, text: title ?? '' }
  const sentence = at === 0 ? whole : splitSentences(content)[at - 1]
  if (at === NOWHERE || !sentence || sentence.end === 0) return { field, span: null, repair: null }
  const within = quote === null ? -1 : sentence.text.indexOf(quote)
  const start = sentence.start + Math.max(0, within)
  const end = within < 0 ? sentence.end : start + (quote?.length ?? 0)
  return { field, span: [start, end] satisfies Finding['span'], repair: null }
}
