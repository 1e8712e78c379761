import { type ReactNode, use, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Post } from '../../schema.ts'
import type { Fits } from '../fit/use-fits.ts'
import { PostCard } from './post-card.tsx'
import { PostDivider } from './post-divider.tsx'
import { NewPostsCount } from './split-posts-context.ts'
import { useFeedKeys } from './use-feed-keys.ts'
import type { Mark } from './use-marks.ts'
import { writeSince, writeSinceExactly } from './write-since.ts'

/** Not "You've seen these": a page shows only some of the posts, and another sort shows others. */
const FROM_BEFORE = 'From before your last visit'

type PostGridProps = {
  /** New ones first; `NewPostsCount` says how many they are. */
  posts: Post[]
  fits: Fits
  /** Whether the product may not be named in a subreddit. */
  isBanned: (subreddit: string) => boolean
  /** Of posts that the user has drafted or posted an answer to. */
  marks: ReadonlyMap<string, Mark>
  now: number
  /** The time after which posts are new; null where the grid says nothing about that. */
  since: number | null
  /** Newer posts are on their way. */
  dimmed: boolean
  onOpen: (post: Post) => void
  /** Stands above the first post. */
  hint?: ReactNode
  /** How many columns at which width. */
  className: string
}

export function PostGrid({ hint, ...props }: PostGridProps) {
  const { posts, since, now } = props
  const grid = useRef<HTMLDivElement>(null)
  useFeedKeys(grid)
  const newPosts = use(NewPostsCount)
  const fresh = posts.slice(0, newPosts)
  const earlier = posts.slice(newPosts)
  return (
    <div ref={grid} className="grid gap-4">
      {hint}
      {since !== null && fresh.length > 0 && (
        <div className="grid gap-3">
          <PostDivider text={`New since ${writeSince(since, now)}`} count={fresh.length} isNew />
          <PostList {...props} label="New posts" posts={fresh} />
        </div>
      )}
      {earlier.length > 0 && (
        <div className="grid gap-3">
          {since !== null && (
            <PostDivider
              text={fresh.length > 0 ? FROM_BEFORE : `Nothing new since ${writeSinceExactly(since, now)}.`}
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

function PostList(props: Omit<PostGridProps, 'hint' | 'since'> & { label: string }) {
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
