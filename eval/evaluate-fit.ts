import { z } from 'zod'
import { scorePosts } from '../src/judge/words/score-posts.ts'
import { type Evaluation, type Figure, share } from './evaluation.ts'

const fit = z.enum(['strong', 'fair', 'low'])
const part = z.enum(['tuning', 'held-out'])

export const labelledFeed = z.object({
  product: z.object({
    name: z.string(),
    description: z.string(),
    facts: z.array(z.string()),
    subreddits: z.array(z.string()),
  }),
  posts: z.array(
    z.object({
      id: z.string(),
      part,
      label: fit,
      subreddit: z.string(),
      title: z.string(),
      text: z.string(),
    }),
  ),
})
export type LabelledFeed = z.infer<typeof labelledFeed>

/** From which score on words alone would call a post strong or fair. */
const STRONG_FROM = 0.5756
const FAIR_FROM = 0.2721

/** A post or two more may go wrong in either part before a bar breaks. */
const BARS = { precision: { atLeast: 0.68 }, recall: { atLeast: 0.65 }, lowAsStrong: { atMost: 4 } }
const PARTS = { tuning: 'tuned by', 'held-out': 'held out' }

/** Whether words alone, one voice in the sieve, call a post worth an answer where a founder would say so. */
export function evaluateFit(feeds: LabelledFeed[]): Evaluation {
  const judged = feeds.flatMap(judgeFeed)
  return {
    name: 'fit',
    about: `${judged.length} labelled posts for ${feeds.length} products, each product's as one feed, judged by words alone. Half of each label is held out: whoever mends the score sees nothing of it but these figures.`,
    figures: part.options.flatMap((one) => figuresOf(one, judged)),
    table: [
      ['Part', 'Label', 'Posts', 'Strong', 'Fair', 'Low'],
      ...part.options.flatMap((one) =>
        fit.options.map((label) => {
          const row = judged.filter((post) => post.part === one && post.label === label)
          const counts = fit.options.map((got) => row.filter((post) => post.got === got).length)
          return [PARTS[one], `\`${label}\``, ...[row.length, ...counts].map(String)]
        }),
      ),
    ],
    misses: judged
      .filter((post) => post.part === 'tuning' && post.label !== post.got)
      .map(({ id, label, got }) => ({ id, wanted: label, got })),
  }
}

type Judged = ReturnType<typeof judgeFeed>[number]

function judgeFeed({ product, posts }: LabelledFeed) {
  const scores = scorePosts(posts, product)
  return posts.map((post, at) => ({ ...post, got: callOf(scores[at] ?? 0) }))
}

const callOf = (score: number) => (score >= STRONG_FROM ? 'strong' : score >= FAIR_FROM ? 'fair' : 'low')

function figuresOf(one: Judged['part'], judged: Judged[]): Figure[] {
  const here = judged.filter((post) => post.part === one)
  const strong = here.filter(({ label }) => label === 'strong')
  const called = here.filter(({ got }) => got === 'strong')
  const right = called.filter(({ label }) => label === 'strong')
  const figure = (name: string, value: number, bar: Figure['bar']): Figure => ({
    name: `${name}, ${PARTS[one]}`,
    value,
    bar,
  })
  return [
    figure('Strong, precision', share(right.length, called.length), BARS.precision),
    figure('Strong, recall', share(right.length, strong.length), BARS.recall),
    figure('Low called strong', called.filter(({ label }) => label === 'low').length, BARS.lowAsStrong),
    figure('Accuracy', share(here.filter(({ label, got }) => label === got).length, here.length), null),
  ]
}
