import { type ReactNode, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Post } from '../../schema.ts'
import type { Fits } from '../fit/use-fits.ts'
import { PostCard } from './post-card.tsx'
import { useFeedKeys } from './use-feed-keys.ts'
import type { Mark } from './use-marks.ts'

type PostGridProps = {
  posts: Post[]
  fits: Fits
  /** Whether the product may not be named in a subreddit. */
  isBanned: (subreddit: string) => boolean
  /** Of posts that the user has drafted or posted an answer to. */
  marks: ReadonlyMap<string, Mark>
  now: number
  /** Newer posts are on their way. */
  dimmed: boolean
  onOpen: (post: Post) => void
  /** Stands above the first post. */
  hint?: ReactNode
  /** How many columns at which width. */
  className: string
}

export function PostGrid(props: PostGridProps) {
  const { posts, fits, isBanned, marks, now, dimmed, onOpen, hint, className } = props
  const list = useRef<HTMLUListElement>(null)
  useFeedKeys(list)
  return (
    <div className="grid gap-4">
      {hint}
      <ul
        ref={list}
        aria-label="Posts"
        aria-busy={dimmed}
        className={classNames('grid grid-cols-1 gap-4 transition-opacity', dimmed && 'opacity-60', className)}
      >
        {posts.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            fit={fits.of(post)}
            justHelp={isBanned(post.subreddit)}
            mark={marks.get(post.id)}
            now={now}
            onOpen={() => onOpen(post)}
            onTryAgain={fits.tryAgain}
          />
        ))}
      </ul>
    </div>
  )
}
