import { withWords } from '../../scripts/sieve/with-words.ts'
import { clausesOf } from '../../src/judge/sieve/clauses-of.ts'
import type { Encoder } from '../../src/judge/sieve/encoder/encoder.ts'
import { wholeOf } from '../../src/judge/sieve/read-texts.ts'
import { sievePosts, sieveTrouble } from '../../src/judge/sieve/sieve-posts.ts'
import { sieveRules } from '../../src/judge/sieve/sieve-rules.ts'
import { findPlainTrouble } from '../../src/judge/words/find-plain-trouble.ts'
import { classifyRules } from '../../src/judge/words/rules/classify-rules.ts'
import { share } from '../evaluation.ts'
import { mean, ndcg } from '../rank.ts'
import type { LabelledFeed, LabelledRule, LabelledTrouble, readSets } from '../recorded/labelled-sets.ts'

const GAINS = { strong: 3, fair: 1, low: 0 }
const SHORTLIST = 0.4
const PERMISSIVE = new Set(['set_threads', 'ratio', 'with_disclosure', 'allowed'])

export type Figures = Record<string, number>

/** What the sieve makes of labelled sets, beside what words and plain closeness make of them. */
export async function measureSieve(
  encoder: Encoder,
  sets: Pick<ReturnType<typeof readSets>, 'feeds' | 'rules' | 'troubles'>,
): Promise<Record<string, Figures>> {
  return {
    'Fit of posts': sets.feeds.length > 0 ? await measureFit(encoder, sets.feeds) : {},
    'People in trouble': sets.troubles.length > 0 ? await measureTrouble(encoder, sets.troubles) : {},
    'Rules of communities': sets.rules.length > 0 ? await measureRules(encoder, sets.rules) : {},
  }
}

async function measureFit(encoder: Encoder, feeds: LabelledFeed[]): Promise<Figures> {
  const ranked: { gain: number; sieve: number; words: number; closeness: number }[][] = []
  const ordinary: boolean[] = []
  for (const { product, posts } of feeds) {
    const worded = withWords(product, posts)
    const sieved = await sievePosts(encoder, product, worded)
    const [about = new Float32Array(), ...vectors] = await encoder.encode([
      product.description,
      ...posts.map(wholeOf),
    ])
    ordinary.push(
      ...posts.flatMap(({ trouble }, at) => (trouble ? [] : [sieved[at]?.trouble.found ?? false])),
    )
    ranked.push(
      posts.map(({ label }, at) => ({
        gain: GAINS[label],
        sieve: sieved[at]?.score ?? 0,
        words: worded[at]?.words.score ?? 0,
        closeness: (vectors[at] ?? about).reduce((sum, value, one) => sum + value * (about[one] ?? 0), 0),
      })),
    )
  }
  const order = (by: 'sieve' | 'words' | 'closeness') =>
    mean(
      ranked.map((feed) =>
        ndcg(
          feed.map(({ gain, ...scores }) => ({ gain, score: scores[by] })),
          10,
        ),
      ),
    )
  const isStrong = ({ gain }: { gain: number }) => gain === GAINS.strong
  const kept = ranked.flatMap((feed) =>
    feed
      .toSorted((a, b) => b.sieve - a.sieve)
      .slice(0, Math.round(feed.length * SHORTLIST))
      .filter(isStrong),
  )
  return {
    'Strong posts kept in the best 40 %': share(kept.length, ranked.flat().filter(isStrong).length),
    'Order, NDCG@10': order('sieve'),
    'Order by words alone, NDCG@10': order('words'),
    'Order by plain closeness, NDCG@10': order('closeness'),
    'Ordinary posts taken for trouble': share(ordinary.filter(Boolean).length, ordinary.length),
  }
}

async function measureTrouble(encoder: Encoder, posts: LabelledTrouble[]): Promise<Figures> {
  const worded = posts.map((post) => ({ ...post, words: { trouble: findPlainTrouble(post) !== null } }))
  const sieved = await sieveTrouble(encoder, worded)
  const flagged = (label: LabelledTrouble['label'], isFound: (at: number) => boolean) => {
    const labelled = [...posts.keys()].filter((at) => posts[at]?.label === label)
    return labelled.length === 0 ? 0 : labelled.filter(isFound).length / labelled.length
  }
  const bySieve = (at: number) => sieved[at]?.found ?? false
  return {
    'Sensitive posts found': flagged('sensitive', bySieve),
    'Look-alikes refused': flagged('fine', bySieve),
    'Sensitive posts found by words alone': flagged('sensitive', (at) => worded[at]?.words.trouble ?? false),
  }
}

async function measureRules(encoder: Encoder, rules: LabelledRule[]): Promise<Figures> {
  const worded = rules.map((rule) => ({
    ...rule,
    words: classifyRules([{ name: rule.title, description: rule.text }]),
  }))
  const sieved = await sieveRules(encoder, worded)
  const judged = worded.flatMap((rule, at) => {
    const one = sieved[at]
    return one ? [{ rule, ...one, said: clausesOf(one, rule, rule.words) }] : []
  })
  const bans = (
    isBan: (one: (typeof judged)[number]) => boolean,
    isRead: (one: (typeof judged)[number]) => boolean,
  ) => {
    const right = judged.filter((one) => isBan(one) && isRead(one)).length
    return [share(right, judged.filter(isBan).length), share(right, judged.filter(isRead).length)] as const
  }
  const bansPromotion = (one: (typeof judged)[number]) => one.rule.selfPromotion === 'banned'
  const [found, rightly] = bans(bansPromotion, (one) => one.promotion.stance === 'banned')
  const isShownAsBan = ({ said }: (typeof judged)[number]) =>
    said.clauses.some(({ subject, stance }) => subject === 'promotion' && stance === 'banned')
  const [shown, shownRightly] = bans(bansPromotion, isShownAsBan)
  const [shownOrUnclear] = bans(
    bansPromotion,
    (one) => isShownAsBan(one) || one.said.unclear.includes('promotion'),
  )
  const [foundByWords, rightlyByWords] = bans(
    bansPromotion,
    (one) => one.rule.words.selfPromotion === 'banned',
  )
  const [aiFound, aiRightly] = bans(
    (one) => one.rule.aiText === 'banned',
    (one) => one.aiText.stance === 'banned',
  )
  const permissive = judged.filter(({ rule }) => PERMISSIVE.has(rule.selfPromotion))
  const isReadPermissive = ({ promotion }: (typeof judged)[number]) => PERMISSIVE.has(promotion.stance)
  return {
    'Promotion bans found': found,
    'Promotion bans, rightly': rightly,
    'Promotion bans that people are told of': shown,
    'Promotion bans that people are told of, rightly': shownRightly,
    'Promotion bans that people are told of, or told are unclear': shownOrUnclear,
    'Permissive rules read as permissive': share(
      permissive.filter(isReadPermissive).length,
      permissive.length,
    ),
    'Promotion bans read as permissive': share(
      judged.filter((one) => bansPromotion(one) && isReadPermissive(one)).length,
      judged.filter(bansPromotion).length,
    ),
    'AI-text bans found': aiFound,
    'AI-text bans, rightly': aiRightly,
    'Promotion bans found by words alone': foundByWords,
    'Promotion bans by words alone, rightly': rightlyByWords,
  }
}
