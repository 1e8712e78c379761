import { contentWords } from '../src/judge/words/claim-words.ts'
import { scorePosts } from '../src/judge/words/score-posts.ts'
import type { LabelledFeed } from './evaluate-fit.ts'
import type { Evaluation, Figure } from './evaluation.ts'
import { mean, ndcg, precision, type Ranked } from './rank.ts'
import { slowest } from './slowest.ts'

const GAINS = { strong: 3, fair: 1, low: 0 }
const ROUNDS = 20

const HELD_OUT_IS_FEW = {
  why: 'six to nine posts of each product are held out, and only three to five of them are worth an answer',
  atWorst: 0.6,
}

/** Whether the posts worth an answer stand first, and by how much more than a count of the product's words would put them there. */
export function evaluateRanking(feeds: LabelledFeed[]): Evaluation {
  const all = feeds.map((feed) => rank(feed, () => true))
  const heldOut = feeds.map((feed) => rank(feed, ({ part }) => part === 'held-out'))
  return {
    name: 'ranking',
    about: `The posts of the fit's ${feeds.length} products in the order of their score. A strong post gains 3, a fair one 1; both count as worth an answer; equal scores share their places. The first score was taken when the fit had been mended already.`,
    figures: [
      ...figuresOf('all posts', all),
      ...figuresOf('held out', heldOut, HELD_OUT_IS_FEW),
      { name: '100 posts scored, slowest 5 %, milliseconds', value: scoringTime(feeds), bar: { atMost: 50 } },
    ],
    table: [
      ['Posts', 'Order', 'NDCG@10', 'P@5'],
      ...Object.entries({ all, 'held out': heldOut }).flatMap(([posts, ranked]) =>
        (['score', 'keywords', 'best'] as const).map((order) => [
          posts,
          { score: 'our score', keywords: 'count of keywords', best: 'the best there is' }[order],
          ...[ndcgOf(ranked, order), precisionOf(ranked, order)].map((value) => value.toFixed(3)),
        ]),
      ),
    ],
    misses: [],
  }
}

type Orders = Record<'score' | 'keywords' | 'best', Ranked[]>

function rank({ product, posts }: LabelledFeed, isOne: (post: LabelledFeed['posts'][number]) => boolean) {
  const scores = scorePosts(posts, product)
  const found = new Map(posts.map(({ id }, at) => [id, scores[at] ?? 0]))
  const known = new Set(contentWords([product.name, product.description, ...product.facts].join(' ')))
  const count = (text: string) => contentWords(text).filter((word) => known.has(word)).length
  const orderBy = (score: (post: LabelledFeed['posts'][number]) => number): Ranked[] =>
    posts.filter(isOne).map((post) => ({ score: score(post), gain: GAINS[post.label] }))
  return {
    score: orderBy(({ id }) => found.get(id) ?? 0),
    keywords: orderBy(({ title, text }) => count(`${title} ${text}`)),
    best: orderBy(({ label }) => GAINS[label]),
  }
}

const ndcgOf = (feeds: Orders[], order: keyof Orders) => mean(feeds.map((feed) => ndcg(feed[order], 10)))
const precisionOf = (feeds: Orders[], order: keyof Orders) =>
  mean(feeds.map((feed) => precision(feed[order], 5)))

function figuresOf(posts: string, feeds: Orders[], knownMiss?: Figure['knownMiss']): Figure[] {
  const ours = ndcgOf(feeds, 'score')
  const first = precisionOf(feeds, 'score')
  return [
    { name: `NDCG@10, ${posts}`, value: ours, bar: { atLeast: 0.8 } },
    { name: `P@5, ${posts}`, value: first, bar: { atLeast: 0.8 }, ...(knownMiss && { knownMiss }) },
    {
      name: `NDCG@10 above a count of keywords, ${posts}`,
      value: ours - ndcgOf(feeds, 'keywords'),
      bar: { atLeast: 0.03 },
    },
  ]
}

function scoringTime(feeds: LabelledFeed[]) {
  const [{ product } = { product: null }] = feeds
  const posts = feeds.flatMap((feed) => feed.posts).slice(0, 100)
  return product ? slowest(Array.from({ length: ROUNDS }, () => () => scorePosts(posts, product))) : 0
}
