import { Link } from 'react-router'
import type { RelatedPost } from '../schema.ts'
import { CardFrame } from './card-frame.tsx'

export function RelatedPosts({ posts }: { posts: RelatedPost[] }) {
  return (
    <section aria-labelledby="related-title" className="mt-16 lg:mt-24">
      <h2 id="related-title" className="text-2xl">
        Related Articles
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map(({ _id, slug, title, excerpt, mainImage }) => (
          <li key={_id}>
            <CardFrame image={mainImage}>
              <h3 className="font-voice text-lg text-pretty">
                <Link
                  to={`/blog/${slug}`}
                  className="rounded-sm after:absolute after:inset-0 after:rounded-xl"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-2 line-clamp-3 text-base text-pretty text-muted-foreground">{excerpt}</p>
            </CardFrame>
          </li>
        ))}
      </ul>
    </section>
  )
}
