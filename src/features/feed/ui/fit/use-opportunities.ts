import { useEffect, useMemo, useState } from 'react'
import type { Post } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'
import { isPasted } from '../posts/read-pasted-post.ts'
import { type Scores, scoreAside } from './score-aside.ts'

const unscored: Scores = new Map()
const noPosts: Post[] = []

type Listing = { posts: Post[]; opportunities: Scores }

/**
 * How well an answer would suit each post, and the one that was pasted, if it is open. Posts are shown with their scores: until
 * those are there, the listing is the last one, and undefined before the first.
 */
export function useOpportunities(
  posts: Post[],
  opened: Post | undefined,
  product: FeedProduct | undefined,
  now: number,
): Listing | undefined {
  const about = useMemo(
    () => product && { ...product, facts: product.facts.map(({ text }) => text) },
    [product],
  )
  const listing = useScores(posts, about, now)
  const pasted = useMemo(() => (opened && isPasted(opened) ? [opened] : noPosts), [opened])
  const aside = useScores(pasted, about, now)
  return useMemo(
    () =>
      listing && {
        posts: listing.posts,
        // Pasted posts share one id: the score of the last one is not that of this one.
        opportunities: new Map([
          ...listing.opportunities,
          ...(aside?.posts === pasted ? aside.opportunities : unscored),
        ]),
      },
    [listing, aside, pasted],
  )
}

function useScores(
  posts: Post[],
  about: Parameters<typeof scoreAside>[1] | undefined,
  now: number,
): Listing | undefined {
  const [scored, setScored] = useState<Listing>()
  useEffect(() => {
    if (!about || posts.length === 0) return
    let left = false
    const show = (opportunities: Scores) => !left && setScored({ posts, opportunities })
    void scoreAside(posts, about, now, () => show(unscored)).then(show)
    return () => {
      left = true
    }
  }, [posts, about, now])
  const plain = useMemo(() => ({ posts, opportunities: unscored }), [posts])
  if (about && posts.length > 0) return scored
  // Once it had to go, the last listing doesn't stand in for the next one.
  if (scored) setScored(undefined)
  return plain
}
