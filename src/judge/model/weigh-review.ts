import { namesProduct } from '../form/names-product.ts'
import { isKnownAmount, readNumbers } from '../form/read-numbers.ts'
import {
  type Fault,
  faults,
  type Review,
  type ReviewedDraft,
  type ReviewedProduct,
} from './review-draft.v1.ts'

type Found = Review['findings'][number]
type Claim = Review['claims'][number]
/** `at` is a sentence's number. What code found has neither quote nor fix. */
type ByCode<Kind> = { kind: Kind; at: number; quote: null; fix: null }
export type Held = (Found & { kind: Fault }) | ByCode<Fault | 'named_where_banned'>
export type Advised = Found | ByCode<'maybe_named' | 'late_disclosure' | 'unknown_number'>

/** What a claim that nothing bears out is, by what it is about. Of rivals, only what is called unfair counts. */
const UNBORNE: Partial<Record<Claim['about'], Fault>> = { product: 'overclaim', maker: 'invented_experience' }

/** Where a verdict is about the whole. */
export const NOWHERE = -1

const isFault = (found: Found): found is Found & { kind: Fault } =>
  (faults as readonly string[]).includes(found.kind)

/**
 * What a review comes to: what holds a draft back, and what only advises. Code adds what the verdict admits but doesn't name. Where code
 * sees what the reviewer doesn't, such as a name or a number, that is advice: a common word may be a name, and a sum is in no fact.
 */
export function weighReview(
  review: Review,
  item: ReviewedDraft,
  subject: ReviewedProduct,
): { held: Held[]; advised: Advised[] } {
  const { disclosure, disclosedAt, claims, findings } = review
  const held: Held[] = findings.filter(isFault).filter(({ kind }) => kind !== 'hint' || !item.mayName)
  const advised: Advised[] = findings.filter((found) => !isFault(found))
  const hold = (kind: Fault | 'named_where_banned', at: number) =>
    held.push({ kind, at, quote: null, fix: null })
  const advise = (kind: 'maybe_named' | 'late_disclosure' | 'unknown_number', at: number) =>
    advised.push({ kind, at, quote: null, fix: null })
  const isHeld = (at: number) => held.some((one) => one.at === at)
  const naming = item.sentences.filter(({ text }) => namesProduct(text, subject.product))
  const named = naming[0]?.at ?? NOWHERE
  const late = findLate(naming, disclosedAt)
  const isTold = held.some(({ kind }) => kind === 'undisclosed' || kind === 'posing')
  if (disclosure === 'not_named') {
    if (naming.length > 0) advise('maybe_named', named)
  } else if (!item.mayName) hold('named_where_banned', named)
  else if (disclosure !== 'clear' && !isTold) hold('undisclosed', named)
  else if (late) advise('late_disclosure', late.at)

  const known = readNumbers(sourcesOf(item, subject).join('\n'))
  for (const { at, about, holds } of claims) {
    const kind = UNBORNE[about]
    if (kind && !holds && !isHeld(at)) hold(kind, at)
    const said = item.sentences.find((one) => one.at === at)?.text ?? ''
    const isUnknown = about === 'product' && readNumbers(said).some((one) => !isKnownAmount(one, known))
    if (isUnknown && !isHeld(at)) advise('unknown_number', at)
  }
  return { held, advised }
}

/** The first sentence to name the product before the writer owns up to it. A title may, as long as the text then does so in time. */
function findLate(naming: ReviewedDraft['sentences'], disclosedAt: number[]) {
  const first = naming.find(({ at }) => at > 0)
  return disclosedAt.length > 0 && first && Math.min(...disclosedAt) > first.at ? first : undefined
}

const sourcesOf = ({ told, post }: ReviewedDraft, { product, facts, maker }: ReviewedProduct) => [
  product.description,
  ...[...facts, ...maker, ...told].map(({ text }) => text),
  ...(post ? [post.title, post.text] : []),
]
