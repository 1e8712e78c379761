import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import type { PostCard as PostCardData } from '../schema.ts'
import { CardFrame } from './card-frame.tsx'
import { PostDate } from './post-date.tsx'

type PostCardProps = { post: PostCardData; eager: boolean }

export function PostCard({ post, eager }: PostCardProps) {
  const { slug, title, excerpt, mainImage, publishedAt, estimatedReadingTime, categories } = post
  return (
    <CardFrame image={mainImage} eager={eager}>
      {categories[0] && <Badge className="self-start">{categories[0].title}</Badge>}
      <h2 className="mt-3 font-voice text-xl text-pretty">
        <Link to={`/blog/${slug}`} className="rounded-sm after:absolute after:inset-0 after:rounded-xl">
          {title}
        </Link>
      </h2>
      <p className="mt-2 line-clamp-3 text-md text-pretty text-muted-foreground">{excerpt}</p>
      <p className="mt-auto flex flex-wrap gap-x-2 pt-5 text-sm text-muted-foreground tabular-nums">
        <PostDate at={publishedAt} />
        <span aria-hidden>·</span>
        <span>{estimatedReadingTime} min read</span>
      </p>
    </CardFrame>
  )
}
