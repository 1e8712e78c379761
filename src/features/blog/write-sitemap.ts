import { AppError } from '../../platform/errors.ts'
import { guides, resourcePath } from '../guides/list-guides.ts'
import type { RequestContext } from '../request-context.ts'
import { escapeXml } from './escape-xml.ts'

const PAGES = ['/', '/pricing', '/blog', '/resources', '/terms', '/privacy']

/** Every public page, post and document of ours. (sitemaps.org/protocol.html) */
export async function writeSitemap({
  content,
  guideUrls,
  origin,
}: Pick<RequestContext, 'content' | 'guideUrls' | 'origin'>) {
  const outcome = await content.allSlugs()
  if (outcome.kind === 'unavailable')
    throw new AppError('unavailable', 'Failed to fetch blog posts', { cause: outcome.cause })
  const newest = outcome.slugs
    .map(({ _updatedAt }) => _updatedAt)
    .toSorted()
    .at(-1)
  const entries = [
    ...PAGES.map((path) => entry(origin + path, path === '/blog' ? newest : undefined)),
    ...guides.filter(({ id }) => !guideUrls[id]).map(({ id }) => entry(origin + resourcePath(id))),
    ...outcome.slugs.map(({ slug, _updatedAt }) =>
      entry(`${origin}/blog/${encodeURIComponent(slug)}`, _updatedAt),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

function entry(address: string, changed?: string) {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`
}
