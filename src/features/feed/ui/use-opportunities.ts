import { useMemo } from 'react'
import type { Post } from '../schema.ts'
import type { FeedProduct } from './feed-product.ts'
import { isPasted } from './read-pasted-post.ts'
import { type Opportunity, scorePosts } from './score-post.ts'

const unscored: ReadonlyMap<string, Opportunity> = new Map()

/** How well an answer would suit each post, and the one that was pasted, if it is open. */
export function useOpportunities(
  posts: Post[],
  opened: Post | undefined,
  product: FeedProduct | undefined,
  now: number,
) {
  const about = useMemo(
    () => product && { ...product, facts: product.facts.map(({ text }) => text) },
    [product],
  )
  const listed = useMemo(() => (about ? scorePosts(posts, about, now) : unscored), [posts, about, now])
  return useMemo(
    () =>
      about && opened && isPasted(opened)
        ? new Map([...listed, ...scorePosts([opened], about, now)])
        : listed,
    [listed, opened, about, now],
  )
}
