import type { Post } from '../../schema.ts'
import { isPasted } from '../posts/read-pasted-post.ts'
import { writePostDate } from '../posts/write-age.ts'

/** Where the post stands, who wrote it, and when. A dot ends a line rather than beginning the next. */
export function PostSource({ post }: { post: Post }) {
  const place = post.subreddit === '' ? [] : [`r/${post.subreddit}`]
  const origin = isPasted(post) ? ['Pasted by you'] : [`u/${post.author}`, writePostDate(post.created_utc)]
  const parts = [...place, ...origin]
  return (
    <p className="flex flex-wrap gap-x-1.5 pr-8 text-xs text-muted-foreground md:pr-0">
      {parts.map((part, index) => (
        <span key={part} className="flex min-w-0 gap-x-1.5 wrap-anywhere">
          <span className={place.includes(part) ? 'font-semibold text-foreground' : undefined}>{part}</span>
          {index < parts.length - 1 && <span aria-hidden>·</span>}
        </span>
      ))}
    </p>
  )
}
