import { expect, test } from 'vitest'
import type { Content } from '../../adapters/content/content.ts'
import { createContent } from '../../adapters/content/content.ts'
import { escapeXml } from './escape-xml.ts'
import { writeFeed } from './write-feed.ts'
import { writeSitemap } from './write-sitemap.ts'

const origin = 'https://app.example'
const content = createContent({ driver: 'local', folder: 'content', cacheSeconds: 0 })

const hostile = {
  _id: 'p',
  slug: 'a&b<c',
  title: 'Fish & chips <script>]]>\u0000\u000b "quoted" \u{1f426}',
  excerpt: "It's <b>bold</b> & done",
  mainImage: null,
  publishedAt: '2026-02-03T09:00:00.000Z',
  _updatedAt: '2026-02-04T09:00:00.000Z',
  estimatedReadingTime: 1,
  categories: [{ _id: 'c', title: 'R&D' }],
}
const hostileContent: Content = {
  ...content,
  listPosts: async () => ({ kind: 'found', posts: [hostile], total: 1 }),
  allSlugs: async () => ({ kind: 'found', slugs: [hostile] }),
}
const noContent: Content = {
  ...content,
  listPosts: async () => ({ kind: 'found', posts: [], total: 0 }),
  allSlugs: async () => ({ kind: 'found', slugs: [] }),
}

const TAG = /<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>/g
// oxlint-disable-next-line no-control-regex -- these are what may not be there
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** Every tag closed in its order, one root, every `&` an entity, nothing unwritable: what XML asks of a text. */
function isWellFormed(xml: string) {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const document = xml.slice(declaration.length)
  const open: string[] = []
  let roots = 0
  for (const [, closing, name = '', , empty] of document.matchAll(TAG)) {
    if (closing && open.pop() !== name) return false
    if (!closing && open.length === 0) roots += 1
    if (!closing && !empty) open.push(name)
  }
  const text = document.replace(TAG, '')
  const hasStray = /[<>]|&(?!(amp|lt|gt|quot|apos);)/.test(text) || UNWRITABLE.test(document)
  return xml.startsWith(declaration) && open.length === 0 && roots === 1 && !hasStray
}

test.each(['<a>', '<a/><b/>', '<a>&</a>', '<a>\u0000</a>', '<a><b></a></b>', '<a>1 < 2</a>'])(
  'this test knows that %j is not well-formed',
  (xml) => {
    expect(isWellFormed(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)).toBe(false)
  },
)

test.each([
  ['our posts', content],
  ['hostile posts', hostileContent],
  ['no posts', noContent],
])('feed and sitemap are well-formed with %s', async (_name, content) => {
  expect(isWellFormed(await writeFeed({ content, origin }))).toBe(true)
  expect(isWellFormed(await writeSitemap({ content, origin, guideUrls: {} }))).toBe(true)
})

test('the feed is RSS 2.0: every post once, under its own address, with a date of RFC 822', async () => {
  const feed = await writeFeed({ content, origin })
  expect(feed).toContain('<rss version="2.0"')
  expect(feed).toContain(`<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>`)
  const guids = [...feed.matchAll(/<guid isPermaLink="true">([^<]+)<\/guid>/g)].map(([, guid]) => guid)
  expect(guids).toHaveLength(12)
  expect(new Set(guids).size).toBe(12)
  expect(feed).toContain('<pubDate>Tue, 10 Nov 2026 09:00:00 +0000</pubDate>')
})

test('text in a description stays text, since readers take it for HTML', async () => {
  const feed = await writeFeed({ content: hostileContent, origin })
  expect(feed).toContain('&amp;lt;b&amp;gt;bold')
  expect(feed).toContain(`<link>${origin}/blog/a%26b%3Cc</link>`)
})

test('the sitemap names every public page and post, and when posts changed', async () => {
  const sitemap = await writeSitemap({ content, origin, guideUrls: {} })
  for (const path of [
    '/',
    '/pricing',
    '/terms',
    '/privacy',
    '/blog',
    '/resources',
    '/resources/cold-outreach',
  ])
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
  expect(sitemap).toContain(
    `<loc>${origin}/blog/read-the-rules-before-you-post</loc><lastmod>2026-05-06T09:10:00.000Z</lastmod>`,
  )
  expect(sitemap.match(/<url>/g)).toHaveLength(26)
  expect(sitemap).not.toContain('/dashboard')
})

test('a guide whose document lies elsewhere is not in the sitemap', async () => {
  const guideUrls = { 'cold-outreach': 'https://docs.example/outreach' }
  const sitemap = await writeSitemap({ content, origin, guideUrls })
  expect(sitemap).not.toContain('outreach')
  expect(sitemap).toContain(`<loc>${origin}/resources/reddit-marketing</loc>`)
})

test('without the store both fail rather than forget the posts', async () => {
  const content = createContent({ driver: 'local', folder: '/nowhere', cacheSeconds: 0 })
  await expect(writeFeed({ content, origin })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(writeSitemap({ content, origin, guideUrls: {} })).rejects.toMatchObject({
    code: 'unavailable',
  })
})

test('what XML can not write is left out', () => {
  expect(escapeXml('a\u0000b\ud800c\uffff<')).toBe('abc&lt;')
})
