import { writeFeed } from '../../features/blog/write-feed.ts'
import { pageContext } from '../page-context.ts'
import type { Route } from './+types/feed.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { request } = context.get(pageContext)
  try {
    const headers = {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    }
    return new Response(await writeFeed(request), { headers })
  } catch (err) {
    request.log.failure('feed.failed', { err })
    return new Response('Failed to fetch blog posts', { status: 503, headers: { 'Retry-After': '60' } })
  }
}
