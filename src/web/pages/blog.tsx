import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, Link, useNavigation } from 'react-router'
import { brand } from '../../brand.ts'
import { describeBlog } from '../../features/blog/describe-post.ts'
import { listPosts } from '../../features/blog/list-posts.ts'
import { BLOG_PAGE_SIZE, listPostsInput } from '../../features/blog/schema.ts'
import { BlogFailure } from '../../features/blog/ui/blog-failure.tsx'
import { PostGrid } from '../../features/blog/ui/post-grid.tsx'
import { PostPagination } from '../../features/blog/ui/post-pagination.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Marker } from '../../ui/marker.tsx'
import { pageContext } from '../page-context.ts'
import { BlogFrame } from '../parts/blog-frame.tsx'
import { PageMeta } from '../parts/page-meta.tsx'
import type { Route } from './+types/blog.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { request } = context.get(pageContext)
  const wanted = listPostsInput.safeParse({ offset: url.searchParams.get('offset') ?? undefined })
  // One address per page: anything between shows the page it lies on.
  const given = wanted.data?.offset ?? 0
  const offset = given - (given % BLOG_PAGE_SIZE)
  const list = await listPage(request, offset).catch((err: unknown) => {
    request.log.failure('blog.list_failed', { err })
    return null
  })
  if (!list) return data({ list, jsonLd: undefined }, { status: 503 })
  return { list, jsonLd: describeBlog(list.posts, request.origin) }
}

/** An address beyond the last post, such as an old one, shows the first page. */
async function listPage(
  request: Parameters<typeof listPosts>[0],
  offset: number,
): ReturnType<typeof listPosts> {
  const list = await listPosts(request, { limit: BLOG_PAGE_SIZE, offset })
  return offset === 0 || offset < list.pagination.total ? list : listPage(request, 0)
}

export default function Blog({ loaderData: { list, jsonLd } }: Route.ComponentProps) {
  const loading = useNavigation().state === 'loading'
  const { offset = 0, limit = 1 } = list?.pagination ?? {}
  const page = offset > 0 ? `, page ${Math.ceil(offset / limit) + 1}` : ''
  return (
    <BlogShell>
      <PageMeta
        title={`Blog${page} · ${brand.name}`}
        description={`Guides to growing on Reddit honestly, by the makers of ${brand.name}${page}.`}
        path={offset > 0 ? `/blog?offset=${offset}` : '/blog'}
        jsonLd={jsonLd}
      />
      {!list && <BlogFailure loading={loading} />}
      {list?.posts.length === 0 && <Empty text="No blog posts found. Check back soon!" />}
      {list && list.posts.length > 0 && <PostGrid posts={list.posts} loading={loading} />}
      {list && <PostPagination {...list.pagination} />}
    </BlogShell>
  )
}

/** When the list could not even be asked for, such as without a network. */
export function ErrorBoundary() {
  const loading = useNavigation().state === 'loading'
  return (
    <BlogShell>
      <title>{`Blog · ${brand.name}`}</title>
      <BlogFailure loading={loading} />
    </BlogShell>
  )
}

function BlogShell({ children }: { children: ReactNode }) {
  const home = (
    <Button variant="outline" render={<Link to="/" />}>
      <ArrowLeft aria-hidden />
      Back to Home
    </Button>
  )
  return (
    <BlogFrame actions={home}>
      <h1 className="mx-auto max-w-200 pt-14 pb-12 text-center text-3xl leading-[1.12] tracking-[-0.034em] sm:text-4xl lg:pt-20 lg:pb-16">
        Read Our Guides to Growing on Reddit with power of <Marker variant="heading">Human-like AI</Marker>
      </h1>
      {children}
    </BlogFrame>
  )
}
