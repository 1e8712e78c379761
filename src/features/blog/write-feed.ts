import { brand } from '../../brand.ts'
import type { RequestContext } from '../request-context.ts'
import { escapeXml } from './escape-xml.ts'
import { listPosts } from './list-posts.ts'
import type { PostCard } from './schema.ts'

const MAX_ITEMS = 50

/** The newest posts as RSS 2.0. (rssboard.org/rss-specification) */
export async function writeFeed(ctx: Pick<RequestContext, 'content' | 'origin'>) {
  const { posts } = await listPosts(ctx, { limit: MAX_ITEMS, offset: 0 })
  const changed = posts
    .map(({ _updatedAt }) => _updatedAt)
    .toSorted()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${brand.name} Blog`)}</title>
<link>${escapeXml(`${ctx.origin}/blog`)}</link>
<description>${escapeXml('Guides to growing on Reddit honestly.')}</description>
<language>en-us</language>
<atom:link href="${escapeXml(`${ctx.origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>
${changed ? `<lastBuildDate>${rfc822(changed)}</lastBuildDate>\n` : ''}${posts.map((post) => item(post, ctx.origin)).join('\n')}
</channel>
</rss>
`
}

function item({ slug, title, excerpt, publishedAt, categories }: PostCard, origin: string) {
  const address = escapeXml(`${origin}/blog/${encodeURIComponent(slug)}`)
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${rfc822(publishedAt)}</pubDate>`,
    ...categories.map((category) => `<category>${escapeXml(category.title)}</category>`),
    // A description is read as HTML, so the text is escaped once for that and once for XML.
    `<description>${escapeXml(escapeXml(excerpt))}</description>`,
    '</item>',
  ].join('\n')
}

function rfc822(moment: string) {
  return new Date(moment).toUTCString().replace('GMT', '+0000')
}
