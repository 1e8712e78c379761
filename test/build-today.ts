import type { Thread, Today } from '../src/features/today/schema.ts'

type Described = Partial<Pick<Thread, 'group' | 'allowance' | 'product' | 'lowered'>> &
  Partial<Thread['post']> & { fit?: object }

/** A thread that was judged a strong fit an hour ago, unless told otherwise. */
export function buildThread({ group, allowance, product, fit, lowered, ...post }: Described = {}): Thread {
  const id = post.id ?? 'a1'
  return {
    post: {
      id,
      title: `How do you stop no-shows? ${id}`,
      selftext: 'Three people did not come on Saturday. Does anyone use a tool that takes a deposit? Thanks.',
      subreddit: 'doggrooming',
      author: 'ada',
      score: 4,
      num_comments: 28,
      created_utc: Math.floor(Date.now() / 1_000) - 3_600,
      permalink: `/r/doggrooming/comments/${id}/`,
      upvote_ratio: 1,
      url: null,
      closed: false,
      ...post,
    },
    product: product ?? { id: '0b3ab7a5-3a63-4a6e-8d5a-9df6a1c1e001', name: 'Pawslot', icon: null },
    group: group ?? 'mention',
    allowance: allowance ?? 'disclosed',
    fit: {
      postId: id,
      state: 'judged',
      score: 1,
      fit: 'strong',
      wants: 'asks_tool',
      trouble: 'none',
      asks: 'Does anyone use a tool that takes a deposit?',
      meets: 'Takes deposits to keep no-shows away',
      why: 'Asks for a tool that takes deposits.',
      ...fit,
    },
    lowered: lowered ?? null,
  }
}

/** A day that has just begun, with nothing on its list. */
export function buildToday(given: Partial<Today> = {}): Today {
  return {
    pace: { posted: 0, from: 5, to: 7 },
    named: [],
    threads: [],
    reading: [],
    saved: [],
    answered: [],
    setAside: 0,
    skipped: [],
    waiting: 0,
    read: { posts: 164, communities: 6 },
    updatedAt: new Date(Date.now() - 600_000).toISOString(),
    looksAgainAt: new Date(Date.now() + 600_000).toISOString(),
    isLate: false,
    unreadable: [],
    hasProduct: true,
    hasCommunity: true,
    ...given,
  }
}
