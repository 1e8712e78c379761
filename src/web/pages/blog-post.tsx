import serifFont from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { List } from 'lucide-react'
import { data, Link, useNavigation } from 'react-router'
import { brand } from '../../brand.ts'
import { describePost } from '../../features/blog/describe-post.ts'
import { findSocialImage } from '../../features/blog/find-social-image.ts'
import { readPost } from '../../features/blog/read-post.ts'
import { ClosingCall } from '../../features/blog/ui/closing-call.tsx'
import { PostArticle } from '../../features/blog/ui/post-article.tsx'
import { PostFailure } from '../../features/blog/ui/post-failure.tsx'
import { RelatedPosts } from '../../features/blog/ui/related-posts.tsx'
import { ShareButton } from '../../features/blog/ui/share-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { pageContext } from '../page-context.ts'
import { BlogFrame } from '../parts/blog-frame.tsx'
import { PageMeta } from '../parts/page-meta.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/blog-post.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: serifFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { request } = context.get(pageContext)
  try {
    const answer = await readPost(request, { slug: params.slug })
    const image = findSocialImage(answer.post)
    return { ...answer, image, jsonLd: describePost(answer.post, { origin: request.origin, image }) }
  } catch (err) {
    const { status, failure } = judge(err)
    if (status === 404) request.log.warn('page.not_found', { path: url.pathname, status })
    else request.log.failure('blog.post_failed', { path: url.pathname, err })
    return data({ post: null, failure }, { status })
  }
}

function judge(err: unknown) {
  const code = err instanceof Error && 'code' in err ? err.code : undefined
  if (code === 'not_found')
    return { status: 404, failure: { heading: 'Post Not Found', text: 'Blog post not found' } }
  if (code === 'unavailable')
    return { status: 503, failure: { heading: 'Error', text: 'Failed to fetch blog post' } }
  return { status: 500, failure: unknownFailure }
}

const unknownFailure = { heading: 'Error', text: 'An error occurred' }

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const loading = useNavigation().location?.pathname.startsWith('/blog')
  if (!loaderData.post) return <Failure {...loaderData.failure} />
  const { post, relatedPosts, image, jsonLd } = loaderData
  const actions = (
    <>
      <AllPosts />
      <ShareButton title={post.title} />
    </>
  )
  return (
    <BlogFrame actions={actions}>
      <PageMeta
        title={`${post.seo.metaTitle || post.title} · ${brand.name}`}
        description={post.seo.metaDescription || post.excerpt}
        path={`/blog/${encodeURIComponent(post.slug)}`}
        image={image}
        imageAlt={post.title}
        article={{
          publishedAt: post.publishedAt,
          updatedAt: post._updatedAt,
          author: post.author?.name,
          tags: post.seo.keywords,
        }}
        jsonLd={jsonLd}
      />
      {loading ? <LoadingPost /> : <PostArticle post={post} />}
      {relatedPosts && <RelatedPosts posts={relatedPosts} />}
      <ClosingCall />
    </BlogFrame>
  )
}

/** When the post could not even be asked for, such as without a network. */
export function ErrorBoundary() {
  return <Failure {...unknownFailure} />
}

function Failure(failure: { heading: string; text: string }) {
  return (
    <BlogFrame actions={<AllPosts />}>
      <PageTitle name={failure.heading} />
      <PostFailure {...failure} />
    </BlogFrame>
  )
}

function AllPosts() {
  return (
    <Button variant="outline" render={<Link to="/blog" />}>
      <List aria-hidden className="max-sm:hidden" />
      All Posts
    </Button>
  )
}

function LoadingPost() {
  return (
    <div className="grid min-h-[80vh] place-items-center">
      <Spinner />
    </div>
  )
}
