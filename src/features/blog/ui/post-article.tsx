import { Badge } from '../../../ui/badge.tsx'
import type { Post } from '../schema.ts'
import { imageSource } from './image-source.ts'
import { PostAuthor } from './post-author.tsx'
import { PostBody } from './post-body.tsx'
import { PostDate } from './post-date.tsx'
import { ShareButton } from './share-button.tsx'

// In the size of the text, so that everything stands on the same 68 letters.
const column = 'mx-auto w-full max-w-[68ch] font-voice text-[1.0625rem]'

export function PostArticle({ post }: { post: Post }) {
  const { mainImage, categories } = post
  return (
    <article className="pt-8 lg:pt-14">
      <header className={column}>
        {categories.length > 0 && (
          <ul className="flex flex-wrap gap-2 font-sans">
            {categories.map(({ _id, title }) => (
              <li key={_id} className="flex">
                <Badge>{title}</Badge>
              </li>
            ))}
          </ul>
        )}
        <h1 className="mt-5 font-voice text-3xl leading-[1.1] sm:text-4xl">{post.title}</h1>
        <p className="mt-4 flex gap-2 font-sans text-base text-muted-foreground tabular-nums">
          <PostDate at={post.publishedAt} />
          <span aria-hidden>·</span>
          <span>{post.estimatedReadingTime} min read</span>
        </p>
      </header>
      {mainImage && (
        <img
          src={imageSource(mainImage, 1200)}
          srcSet={`${imageSource(mainImage, 800)} 800w, ${imageSource(mainImage, 1200)} 1200w`}
          sizes="(min-width: 60rem) 55rem, 92vw"
          alt={mainImage.alt || 'Blog post image'}
          width={mainImage.width}
          height={mainImage.height}
          fetchPriority="high"
          className="mx-auto mt-9 h-auto w-full max-w-220 rounded-xl border"
        />
      )}
      <div className={`${column} mt-9 grid gap-9`}>
        {post.excerpt && <p className="text-xl leading-normal text-pretty">{post.excerpt}</p>}
        {post.author && (
          <div className="font-sans">
            <PostAuthor {...post.author} />
          </div>
        )}
        <PostBody body={post.body} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-4 rounded-xl border bg-card p-5 font-sans">
          <p className="text-md">Found this helpful? Share it with others!</p>
          <ShareButton title={post.title} variant="default" />
        </div>
      </div>
    </article>
  )
}
