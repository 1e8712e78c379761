import { forbids, obliges, permits } from './permission.ts'
import { needsApproval } from './promotion-approval.ts'
import { asksForDisclosure, onlyPunishesHiding, refusesDisclosure } from './promotion-disclosure.ts'
import { givesRatio, refusesRatio } from './promotion-ratio.ts'
import { namesSetPlace, refusesSetPlace } from './promotion-thread.ts'
import { findPromotion } from './promotion-topic.ts'
import type { Sentence } from './rule-sentences.ts'

type Promotion = 'banned' | 'set_threads' | 'ratio' | 'with_disclosure' | 'silent'
/** `plainly` tells words of permission or refusal from what is merely understood. */
export type PromotionReading = { stance: Promotion; quote: string | null; plainly: boolean }

/** Another matter that shares a rule with promotion and has its own days, threads and approvals. */
const OTHER_MATTER =
  /^(?:["'(-]|no |all )*(?:memes?|jobs?|job ads|hiring|surveys?|jokes?|rants?|politic\w+|giveaways?|questions?|homework|reposts?|off-topic)\b/

/**
 * What one rule says about promoting what is one's own, with the sentence that says so.
 * The strictest exception counts: a place, then a share, then disclosure. Unclear counts as banned.
 */
export function readPromotion(sentences: Sentence[]): PromotionReading {
  const found = new Set(findPromotion(sentences.map(({ plain }) => plain)))
  if (found.size === 0) return { stance: 'silent', quote: null, plainly: false }
  const onTopic = sentences.filter((_, i) => found.has(i))
  const about = sentences.filter(({ plain }, i) => found.has(i) || !OTHER_MATTER.test(plain))
  const any = (test: (plain: string) => boolean) => about.some(({ plain }) => test(plain))
  const says = (stance: Promotion, test: (plain: string) => boolean, plainly = true) => ({
    stance,
    quote: clearest(about, onTopic, test, stance === 'banned')?.text ?? onTopic[0]?.text ?? null,
    plainly,
  })

  if (any(namesSetPlace) && !any(refusesSetPlace)) return says('set_threads', namesSetPlace)
  if (any(needsApproval))
    return says('banned', onTopic.some(({ plain }) => needsApproval(plain)) ? needsApproval : forbids)
  if (any(givesRatio) && !any(refusesRatio)) return says('ratio', givesRatio)
  if (any(refusesDisclosure)) return says('banned', forbids)

  const barred = onTopic.some(({ plain }) => forbids(plain) && !asksForDisclosure(plain))
  const disclosed = (plain: string) => asksForDisclosure(plain) && !(barred && onlyPunishesHiding(plain))
  if (any(disclosed)) return says('with_disclosure', disclosed, any(permits))
  const opens = (plain: string) => permits(plain) && !forbids(plain)
  if (!barred && onTopic.some(({ plain }) => opens(plain))) return says('with_disclosure', opens, false)
  return says('banned', forbids, any(forbids))
}

/** The best sentence to quote: on the topic, saying what to do. A title often teases where the text is plain; a ban it says best. */
function clearest(
  about: Sentence[],
  onTopic: Sentence[],
  test: (plain: string) => boolean,
  titleFirst: boolean,
): Sentence | undefined {
  const order = titleFirst ? about : [...about.slice(1), ...about.slice(0, 1)]
  const weight = (sentence: Sentence) =>
    (onTopic.includes(sentence) ? 1 : 0) + (obliges(sentence.plain) ? 1 : 0)
  return order
    .filter(({ plain }) => test(plain))
    .toSorted((one, other) => weight(other) - weight(one))
    .at(0)
}
