import { z } from 'zod'
import { scorePosts } from '../src/features/feed/ui/fit/score-post.ts'
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

/** Every post is as old and as busy as the others: only its words are judged. */
export const NOW = Date.parse('2026-07-20T12:00:00Z')
const SAME_MOMENT = { created_utc: NOW / 1_000 - 6 * 3_600, num_comments: 12 }

/** A post or two more may go wrong in either part before a bar breaks. */
const BARS = { precision: { atLeast: 0.68 }, recall: { atLeast: 0.65 }, lowAsStrong: { atMost: 4 } }
const PARTS = { tuning: 'tuned by', 'held-out': 'held out' }
const SPEAKS_FOR = /^(?:Asks|Wants|Talks about|Names)\b/

/** Whether a post is called worth an answer where a founder would say so, and whether the reason agrees with the fit. */
export function evaluateFit(feeds: LabelledFeed[]): Evaluation {
  const judged = feeds.flatMap(judgeFeed)
  const contradicting = judged.filter(({ got, reason }) => (got !== 'low') !== SPEAKS_FOR.test(reason))
  return {
    name: 'fit',
    about: `${judged.length} labelled posts for ${feeds.length} products, each product's as one feed. Half of each label is held out: whoever mends the score sees nothing of it but these figures.`,
    figures: [
      ...part.options.flatMap((one) => figuresOf(one, judged)),
      { name: 'Reasons that contradict the fit', value: contradicting.length, bar: { atMost: 0 } },
    ],
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
      .map(({ id, label, got, reason }) => ({ id, wanted: label, got: `${got} (${reason})` })),
  }
}

export const readAsFeed = (posts: LabelledFeed['posts']) =>
  posts.map(({ text, ...post }) => ({ ...post, selftext: text, ...SAME_MOMENT }))

type Judged = ReturnType<typeof judgeFeed>[number]

function judgeFeed({ product, posts }: LabelledFeed) {
  const found = scorePosts(readAsFeed(posts), product, NOW)
  return posts.map((post) => {
    const opportunity = found.get(post.id)
    if (!opportunity) throw new Error(`${post.id} was not scored`)
    return { ...post, got: opportunity.fit, reason: opportunity.reason }
  })
}

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
