import { writeSitemap } from '../../features/blog/write-sitemap.ts'
import { pageContext } from '../page-context.ts'
import type { Route } from './+types/sitemap.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { request } = context.get(pageContext)
  try {
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    }
    return new Response(await writeSitemap(request), { headers })
  } catch (err) {
    request.log.failure('sitemap.failed', { err })
    return new Response('Failed to fetch blog posts', { status: 503, headers: { 'Retry-After': '60' } })
  }
}
