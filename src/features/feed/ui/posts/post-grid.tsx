import { type ReactNode, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Post } from '../../schema.ts'
import type { Fits } from '../fit/use-fits.ts'
import { PostCard } from './post-card.tsx'
import { PostDivider } from './post-divider.tsx'
import { useFeedKeys } from './use-feed-keys.ts'
import type { Mark } from './use-marks.ts'
import { writeSince, writeSinceExactly } from './write-since.ts'

/** Not "You've seen these": a page shows only some of the posts, and another sort shows others. */
const FROM_BEFORE = 'From before your last visit'

/** `newPosts`: how many of the posts were written after it. */
export type LastVisit = { at: number; newPosts: number }

type PostGridProps = {
  /** New ones first. */
  posts: Post[]
  fits: Fits
  /** Whether the product may not be named in a subreddit. */
  isBanned: (subreddit: string) => boolean
  /** Of posts that the user has drafted or posted an answer to. */
  marks: ReadonlyMap<string, Mark>
  now: number
  /** Null where the grid says nothing about it. */
  lastVisit: LastVisit | null
  /** Newer posts are on their way. */
  dimmed: boolean
  onOpen: (post: Post) => void
  /** Stands above the first post. */
  hint?: ReactNode
  /** How many columns at which width. */
  className: string
}

export function PostGrid({ hint, ...props }: PostGridProps) {
  const { posts, lastVisit, now } = props
  const grid = useRef<HTMLDivElement>(null)
  useFeedKeys(grid)
  const newPosts = lastVisit?.newPosts ?? 0
  const fresh = posts.slice(0, newPosts)
  const earlier = posts.slice(newPosts)
  return (
    <div ref={grid} className="grid gap-4">
      {hint}
      {lastVisit && fresh.length > 0 && (
        <div className="grid gap-3">
          <PostDivider text={`New since ${writeSince(lastVisit.at, now)}`} count={fresh.length} isNew />
          <PostList {...props} label="New posts" posts={fresh} />
        </div>
      )}
      {earlier.length > 0 && (
        <div className="grid gap-3">
          {lastVisit && (
            <PostDivider
              text={
                fresh.length > 0 ? FROM_BEFORE : `Nothing new since ${writeSinceExactly(lastVisit.at, now)}.`
              }
            />
          )}
          <PostList
            {...props}
            label={fresh.length > 0 ? 'Posts from before your last visit' : 'Posts'}
            posts={earlier}
          />
        </div>
      )}
    </div>
  )
}

function PostList(props: Omit<PostGridProps, 'hint' | 'lastVisit'> & { label: string }) {
  const { label, posts, fits, isBanned, marks, now, dimmed, onOpen, className } = props
  return (
    <ul
      aria-label={label}
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
  )
}
