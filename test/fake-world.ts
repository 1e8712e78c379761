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
}

/** A tab's network that knows a few subreddits. */
export function fakeWorld({ world, closed = [], products = [] }: Options) {
  const asked = fakeNetwork()
  let answered = 0

  function answer({ what, body, ...one }: (typeof asked)[number]) {
    const { pathname, searchParams } = new URL(what.split(' ')[1] ?? '', 'http://tab.test')
    const subreddit = searchParams.get('subreddit') ?? ''
    if (pathname === '/api/products') return one.answer({ products, limit: 3 })
    if (pathname === '/api/reddit/reddit.js') {
      const fits = world[subreddit]
      return fits ? one.answer(list(subreddit, fits.length, closed.includes(subreddit))) : one.refuse('No.')
    }
    if (pathname === '/api/fits') {
      const { posts } = body as Asked
      const fits = posts.postIds.map((postId, at) => ({ postId, ...world[posts.subreddit]?.[at] }))
      return one.answer({ fits, reading: false })
    }
    return one.answer({ marks: [], subreddit, selfPromotion: 'silent', by: 'model', rules: 1 })
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

function list(subreddit: string, count: number, closed: boolean) {
  const numbers = { score: 1, num_comments: 1, created_utc: 0, upvote_ratio: 1 }
  const same = { ...numbers, selftext: '', author: 'ada', permalink: '/r/x', url: null, subreddit, closed }
  const children = Array.from({ length: count }, (_, at) => ({
    kind: 't3',
    data: { ...same, id: `${subreddit}${at}`, title: `${subreddit} ${at}` },
  }))
  const freshness = { fetchedAt: new Date().toISOString(), stale: false, reason: null }
  return { kind: 'Listing', data: { children }, freshness }
}
