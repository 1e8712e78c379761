import { pageContext } from '../page-context.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext).request
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /dashboard',
    'Disallow: /onboarding',
    'Disallow: /api',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(lines.join('\n'), { headers })
}
