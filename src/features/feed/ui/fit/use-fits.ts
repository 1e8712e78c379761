import { useMemo } from 'react'
import type { Post } from '../../schema.ts'
import { isPasted } from '../posts/read-pasted-post.ts'
import type { PostFit } from './post-fit.ts'
import { type Reading, type Shown, useReading } from './use-reading.ts'

type WithoutIds<Some> = Some extends unknown ? Omit<Some, 'postIds'> : never

/** Where posts were found, and those found there. */
export type Listing = {
  source: WithoutIds<Exclude<Shown, { from: 'pasted' }>>
  posts: Post[]
}

export type Fits = {
  /** Undefined where there is no product to measure it by. */
  of: (post: Post) => PostFit | undefined
  /** Whether the server has said what it knows. */
  isAnswered: boolean
  isReading: boolean
  tryAgain: () => void
}

/** What posts mean to the product, as the server reads them: those of a listing, and the pasted one that is open. */
export function useFits(
  listing: Listing | undefined,
  opened: Post | undefined,
  productId: string | undefined,
): Fits {
  const shown = useMemo(() => listing && listing.posts.length > 0 && showListing(listing), [listing])
  const pasted = opened && isPasted(opened) ? opened : undefined
  const words = useMemo(() => pasted && showPasted(pasted), [pasted])
  const listed = useReading(shown || undefined, productId)
  const aside = useReading(words, productId)
  return useMemo(() => {
    const known = new Map((listed.fits ?? listed.earlier).map((fit) => [fit.postId, fit]))
    return {
      of: (post) => {
        if (productId === undefined) return undefined
        if (isPasted(post)) return (post === pasted && aside.fits?.[0]) || unknown(post, aside)
        return known.get(post.id) ?? unknown(post, listed)
      },
      isAnswered: listed.fits !== null,
      isReading: listed.isReading,
      tryAgain: () => {
        listed.tryAgain()
        aside.tryAgain()
      },
    }
  }, [listed, aside, pasted, productId])
}

const unknown = ({ id: postId }: Post, { fits }: Reading): PostFit => ({
  postId,
  state: fits === null ? 'waiting' : 'unread',
})

const showListing = ({ source, posts }: Listing): Shown => ({ ...source, postIds: posts.map(({ id }) => id) })

const showPasted = ({ subreddit, title, selftext: text }: Post): Shown => ({
  from: 'pasted',
  subreddit,
  title,
  text,
})
