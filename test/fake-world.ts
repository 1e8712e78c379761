import type { FeedProduct } from '../src/features/feed/ui/feed-product.ts'
import { fakeNetwork } from './fake-network.ts'
import { settle } from './settle.ts'

/** The fits of each subreddit's posts; a subreddit that is missing can't be read. */
export type World = { [subreddit: string]: object[] }

const rest = { asks: null, meets: null, wants: 'asks_how' }
export const judged = (fit: string) => ({
  ...rest,
  state: 'judged',
  fit,
  score: 0,
  trouble: 'none',
  why: fit,
})
export const sieved = (score: number) => ({ ...rest, state: 'sieved', score, inTrouble: false })

type Options = {
  world: World
  /** Subreddits whose threads are all closed. */
  closed?: string[]
  products?: FeedProduct[]
  /** How many strong fits wait in subreddits; nobody knows of the others. */
  strong?: { [subreddit: string]: number }
  /** Subreddits that only members can read. */
  hidden?: string[]
  /** Ids of posts that the user has answered. */
  answered?: string[]
  /** When posts were written, by their ids, in seconds; the others long ago. */
  written?: { [postId: string]: number }
}

/** A tab's network that knows a few subreddits. */
export function fakeWorld({ world, closed = [], products = [], strong = {}, ...more }: Options) {
  const { hidden = [], answered: answeredPosts = [], written = {} } = more
  const asked = fakeNetwork()
  let answered = 0

  function answer({ what, body, ...one }: (typeof asked)[number]) {
    const { pathname, searchParams } = new URL(what.split(' ')[1] ?? '', 'http://tab.test')
    const subreddit = searchParams.get('subreddit') ?? ''
    if (pathname === '/api/products') return one.answer({ products, limit: 3 })
    if (pathname === '/api/reddit/reddit.js') {
      if (hidden.includes(subreddit))
        return one.answer({ error: 'Only members.', code: 'not_found', reason: 'private' }, 404)
      const names = subreddit.split('+').filter((name) => world[name])
      const posts = names.flatMap((name) => postsOf(name, world[name]?.length ?? 0, closed.includes(name)))
      const dated = posts.map((post) => ({ ...post, created_utc: written[post.id] ?? 0 }))
      return names.length > 0 ? one.answer(list(dated)) : one.refuse('No.')
    }
    if (pathname === '/api/fits/strong')
      return one.answer({
        subreddits: Object.entries(strong).map(([name, count]) => ({ subreddit: name, strong: count })),
      })
    if (pathname === '/api/fits') {
      const { posts } = body as Asked
      const fits = posts.postIds.map((postId) => ({ postId, ...fitOf(postId) }))
      return one.answer({ fits, reading: false })
    }
    const marks = answeredPosts.map((postId) => ({ postId, posted: true }))
    return one.answer({ marks, subreddit, selfPromotion: 'silent', by: 'model', rules: 1 })
  }

  function fitOf(postId: string) {
    const name = Object.keys(world).find((one) => postId.startsWith(one)) ?? ''
    return world[name]?.[Number(postId.slice(name.length))]
  }

  return {
    asked,
    /** The next question only; a skeleton is shown meanwhile. */
    answerNext: () => settle(() => answered < asked.length && answer(asked[answered++] as never), 400),
    /** Everything that is asked for, and what is asked for because of that. */
    answerAll: async () => {
      while (answered < asked.length) await settle(() => answer(asked[answered++] as never), 400)
    },
    /** Which posts were read for which product. */
    read: () =>
      asked
        .filter(({ what }) => what === 'POST /api/fits')
        .map(({ body }) => body as Asked)
        .map(({ productId, posts }) => `${productId} in ${posts.subreddit}`),
  }
}

type Asked = { productId: string; posts: { subreddit: string; postIds: string[] } }

function postsOf(subreddit: string, count: number, closed: boolean) {
  const numbers = { score: 1, num_comments: 1, upvote_ratio: 1 }
  const same = { ...numbers, selftext: '', author: 'ada', permalink: '/r/x', url: null, subreddit, closed }
  return Array.from({ length: count }, (_, at) => ({
    ...same,
    id: `${subreddit}${at}`,
    title: `${subreddit} ${at}`,
  }))
}

function list(posts: object[]) {
  const freshness = { fetchedAt: new Date().toISOString(), stale: false, reason: null }
  const children = posts.map((data) => ({ kind: 't3', data }))
  return { kind: 'Listing', data: { children }, freshness }
}
