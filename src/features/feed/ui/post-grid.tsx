import { useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Post } from '../schema.ts'
import { PostCard } from './post-card.tsx'
import type { Opportunity } from './score-post.ts'
import { useFeedKeys } from './use-feed-keys.ts'

type PostGridProps = {
  posts: Post[]
  opportunities: Map<string, Opportunity>
  now: number
  /** Newer posts are on their way. */
  dimmed: boolean
  onOpen: (post: Post) => void
  onHelp: () => void
  /** How many columns at which width. */
  className: string
}

export function PostGrid({ posts, opportunities, now, dimmed, onOpen, onHelp, className }: PostGridProps) {
  const list = useRef<HTMLUListElement>(null)
  useFeedKeys(list, onHelp)
  return (
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
          opportunity={opportunities.get(post.id)}
          now={now}
          onOpen={() => onOpen(post)}
        />
      ))}
    </ul>
  )
}
