import type { Post } from '../../schema.ts'
import { isPasted } from '../posts/read-pasted-post.ts'
import { writePostDate } from '../posts/write-age.ts'

/** Where the post stands, who wrote it, and when. */
export function PostSource({ post }: { post: Post }) {
  const parts = isPasted(post) ? ['Pasted by you'] : [`u/${post.author}`, writePostDate(post.created_utc)]
  return (
    <p className="flex flex-wrap gap-x-1.5 pr-8 text-xs text-muted-foreground md:pr-0">
      {post.subreddit !== '' && (
        <span className="font-semibold text-foreground">{`r/${post.subreddit}`}</span>
      )}
      {parts.map((part, index) => (
        <span key={part} className="flex min-w-0 gap-x-1.5 wrap-anywhere">
          {(index > 0 || post.subreddit !== '') && <span aria-hidden>·</span>}
          {part}
        </span>
      ))}
    </p>
  )
}
