import { judgeCommunities } from '../../src/judge/model/judge-communities.v1.ts'
import { judgePosts } from '../../src/judge/model/judge-posts.v1.ts'
import { orderOf } from '../../src/judge/model/order-verdicts.ts'
import { readRules } from '../../src/judge/model/read-rules.v1.ts'
import { writeProfile } from '../../src/judge/model/write-profile.v1.ts'
import { numberProfile } from '../../src/judge/number-profile.ts'
import { stanceOf } from '../../src/judge/stance-of.ts'
import { share } from '../evaluation.ts'
import { mean, ndcg } from '../rank.ts'
import { askInBatches, type Replay } from './ask-in-batches.ts'
import type {
  LabelledFeed,
  LabelledPlaces,
  LabelledProduct,
  LabelledRule,
  LabelledTrouble,
} from './labelled-sets.ts'

/** What was measured, on how many entries of how many. */
export type Measured = { figures: Record<string, number>; measured: number; of: number }

const GAINS = { strong: 3, fair: 1, low: 0 }

export async function measureFit(replay: Replay, feeds: LabelledFeed[]): Promise<Measured> {
  const judged = await Promise.all(
    feeds.map(async ({ product, posts }) => {
      const profile = await profileOf(replay, product)
      if (!profile) return []
      const items = posts.map(({ subreddit, title, text }) => ({ community: subreddit, title, text }))
      const verdicts = await askInBatches(replay, judgePosts, profile, items)
      return posts.flatMap((post, at) => (verdicts[at] ? [{ post, verdict: verdicts[at] }] : []))
    }),
  )
  const all = judged.flat()
  const strong = all.filter(({ post }) => post.label === 'strong')
  const calledStrong = all.filter(({ verdict }) => verdict.fit === 'strong')
  const right = strong.filter(({ verdict }) => verdict.fit === 'strong')
  const ranked = judged.filter((feed) => feed.length > 0)
  return {
    figures: {
      'Order, NDCG@10': mean(
        ranked.map((feed) =>
          ndcg(
            feed.map(({ post, verdict }) => ({ score: orderOf(verdict), gain: GAINS[post.label] })),
            10,
          ),
        ),
      ),
      'Strong posts found': share(right.length, strong.length),
      'Strong posts, rightly': share(right.length, calledStrong.length),
    },
    measured: all.length,
    of: feeds.reduce((sum, { posts }) => sum + posts.length, 0),
  }
}

export async function measureTrouble(replay: Replay, posts: LabelledTrouble[]): Promise<Measured> {
  const items = posts.map(({ subreddit, title, text }) => ({ community: subreddit, title, text }))
  const verdicts = await askInBatches(replay, judgePosts, null, items)
  const judged = posts.flatMap((post, at) =>
    verdicts[at] ? [{ post, found: verdicts[at].trouble !== 'none' }] : [],
  )
  const sensitive = judged.filter(({ post }) => post.label === 'sensitive')
  const fine = judged.filter(({ post }) => post.label === 'fine')
  return {
    figures: {
      'Sensitive posts found': share(sensitive.filter(({ found }) => found).length, sensitive.length),
      'Look-alikes refused': 1 - share(fine.filter(({ found }) => !found).length, fine.length),
    },
    measured: judged.length,
    of: posts.length,
  }
}

export async function measureRules(replay: Replay, rules: LabelledRule[]): Promise<Measured> {
  const items = rules.map(({ title, text }) => ({ title, text }))
  const verdicts = await askInBatches(replay, readRules, null, items)
  const judged = rules.flatMap((rule, at) => (verdicts[at] ? [{ rule, clauses: verdicts[at].clauses }] : []))
  const bans = (subject: 'promotion' | 'ai_text', isLabelled: (rule: LabelledRule) => boolean) => {
    const read = judged.filter(({ clauses }) => stanceOf(clauses, subject) === 'banned')
    const labelled = judged.filter(({ rule }) => isLabelled(rule))
    const right = read.filter(({ rule }) => isLabelled(rule))
    return [share(right.length, labelled.length), share(right.length, read.length)] as const
  }
  const [promotionFound, promotionRight] = bans('promotion', (rule) => rule.selfPromotion === 'banned')
  const [aiFound, aiRight] = bans('ai_text', (rule) => rule.aiText === 'banned')
  const withClauses = judged.flatMap(({ rule, clauses }) =>
    rule.clauses ? [{ wanted: rule.clauses, clauses }] : [],
  )
  const same = withClauses.reduce((sum, { wanted, clauses }) => sum + countSame(wanted, clauses), 0)
  return {
    figures: {
      'Promotion bans found': promotionFound,
      'Promotion bans, rightly': promotionRight,
      'AI-text bans found': aiFound,
      'AI-text bans, rightly': aiRight,
      'Clauses found': share(same, sum(withClauses.map(({ wanted }) => wanted.length))),
      'Clauses, rightly': share(same, sum(withClauses.map(({ clauses }) => clauses.length))),
    },
    measured: judged.length,
    of: rules.length,
  }
}

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)

type Stated = { subject: string; stance: string }

/** A clause is found when subject and stance are; each of the labels once. */
function countSame(wanted: Stated[], given: Stated[]) {
  const name = ({ subject, stance }: Stated) => `${subject} ${stance}`
  const left = wanted.map(name)
  return given.filter((clause) => {
    const at = left.indexOf(name(clause))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

export async function measureCommunities(replay: Replay, sets: LabelledPlaces[]): Promise<Measured> {
  const judged = await Promise.all(
    sets.map(async ({ product, communities }) => {
      const profile = await profileOf(replay, product)
      if (!profile) return []
      const items = communities.map(({ name, title, description, members, rules, recentTitles }) => ({
        name,
        title,
        description,
        members,
        rules,
        recentTitles,
      }))
      const verdicts = await askInBatches(replay, judgeCommunities, profile, items)
      return communities.flatMap(({ label }, at) =>
        verdicts[at] ? [{ label, suits: verdicts[at].suits }] : [],
      )
    }),
  )
  const isGood = ({ suits }: { suits: string }) => suits === 'good'
  const suggested = judged.flat().filter(isGood)
  const tooFew = judged.filter(
    (found) => found.filter(({ label }) => label === 'good').length >= 3 && found.filter(isGood).length < 3,
  )
  return {
    figures: {
      'Suggested, good': share(suggested.filter(({ label }) => label === 'good').length, suggested.length),
      'Suggested, bad': suggested.filter(({ label }) => label === 'bad').length,
      'Products with three good ones and fewer than three suggested': tooFew.length,
    },
    measured: judged.flat().length,
    of: sum(sets.map(({ communities }) => communities.length)),
  }
}

async function profileOf(replay: Replay, { name, website, description, facts }: LabelledProduct) {
  const [profile] = await askInBatches(replay, writeProfile, null, [
    { name, website, description, facts, page: null },
  ])
  return profile ? numberProfile(profile) : null
}
