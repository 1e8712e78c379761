import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startContent } from '../../../simulators/content/start-content.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { serveApp } from '../../../test/serve-app.ts'

const simulator = await startContent({ port: 0 })
afterAll(() => simulator.close())
const faults = `${simulator.url}/__control/faults`
afterEach(async () => void (await fetch(faults, { method: 'DELETE' })))

const { databaseUrl } = await cloneDatabase()
const remote = await serveApp(databaseUrl, {
  CONTENT_DRIVER: 'sanity',
  CONTENT_CACHE_SECONDS: '0',
  SANITY_PROJECT_ID: 'threadlark-sim',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: simulator.url,
})
const local = await serveApp(databaseUrl)
const api = apiClient(remote.url)

type Cards = { slug: string; mainImage: { url: string } }[]
const addFault = (fault: object) =>
  fetch(faults, { method: 'POST', body: JSON.stringify({ match: { path: '/data/query/' }, fault }) })

test('the list comes in pages of nine and says whether there is more', async () => {
  const first = await api.get('/api/blog/posts')
  expect(first.status).toBe(200)
  expect(first.body.posts).toHaveLength(9)
  expect(first.body.pagination).toEqual({ total: 12, limit: 9, offset: 0, hasMore: true })
  const last = await api.get('/api/blog/posts?limit=9&offset=9')
  expect(last.body.posts).toHaveLength(3)
  expect(last.body.pagination).toEqual({ total: 12, limit: 9, offset: 9, hasMore: false })
  const exact = await api.get('/api/blog/posts?limit=12')
  expect(exact.body.pagination).toMatchObject({ hasMore: false })
  const beyond = await api.get('/api/blog/posts?offset=500')
  expect(beyond.body).toEqual({ posts: [], pagination: { total: 12, limit: 9, offset: 500, hasMore: false } })
})

test.each(['limit=0', 'limit=51', 'limit=x', 'limit=1.5', 'offset=-1', 'offset=1e9', 'page=2'])(
  'the list refuses ?%s',
  async (query) => {
    const answer = await api.get(`/api/blog/posts?${query}`)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
  },
)

test('a post comes with its body and what to read next', async () => {
  const { status, body } = await api.get('/api/blog/post?slug=read-the-rules-before-you-post')
  expect(status).toBe(200)
  expect(body.post).toMatchObject({
    _id: expect.any(String),
    slug: 'read-the-rules-before-you-post',
    title: expect.any(String),
    excerpt: expect.any(String),
    body: expect.any(Array),
    publishedAt: expect.any(String),
    _updatedAt: expect.any(String),
    estimatedReadingTime: expect.any(Number),
    mainImage: { url: expect.any(String), alt: expect.any(String) },
    categories: expect.arrayContaining([{ _id: expect.any(String), title: expect.any(String) }]),
    author: { name: expect.any(String), bio: expect.any(String) },
    seo: {
      metaTitle: expect.any(String),
      metaDescription: expect.any(String),
      keywords: expect.any(Array),
    },
  })
  const related = body.relatedPosts as object[]
  expect(related).toHaveLength(3)
  for (const one of related) {
    expect(Object.keys(one).toSorted()).toEqual(['_id', 'excerpt', 'mainImage', 'slug', 'title'])
  }
})

test('a post that is not there is 404, a question without a slug 400', async () => {
  const missing = await api.get('/api/blog/post?slug=nothing')
  expect([missing.status, missing.body.error, missing.body.code]).toEqual([
    404,
    'Blog post not found',
    'not_found',
  ])
  expect((await api.get('/api/blog/post')).status).toBe(400)
  expect((await api.get('/api/blog/post?slug=a&draft=1')).status).toBe(400)
})

test('a store that is down is told in a sentence', async () => {
  await addFault({ status: 500 })
  const list = await api.get('/api/blog/posts')
  expect([list.status, list.body.error]).toEqual([503, 'Failed to fetch blog posts'])
  const post = await api.get('/api/blog/post?slug=read-the-rules-before-you-post')
  expect([post.status, post.body.error]).toEqual([503, 'Failed to fetch blog post'])
})

test("pages may show images of the store's host, and of no other", async () => {
  const policyOf = async (url: string) =>
    (await fetch(`${url}/nothing`)).headers.get('content-security-policy')
  expect(await policyOf(remote.url)).toContain(`img-src 'self' data: ${simulator.url};`)
  expect(await policyOf(local.url)).toContain("img-src 'self' data:;")
})

const imageUrl = async () => {
  const { posts } = (await apiClient(local.url).get('/api/blog/posts?limit=1')).body as { posts: Cards }
  return `${local.url}${posts[0]?.mainImage.url}`
}

test('an image is made smaller, in a format that the browser knows, and kept for long', async () => {
  const url = await imageUrl()
  const asked = await fetch(`${url}?w=400&auto=format`, { headers: { accept: 'image/avif,image/webp,*/*' } })
  const { width, format } = await sharp(await asked.arrayBuffer()).metadata()
  expect([width, format, asked.headers.get('content-type')]).toEqual([400, 'webp', 'image/webp'])
  expect(asked.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asked.headers.get('vary')).toContain('Accept')
  expect(asked.headers.get('x-content-type-options')).toBe('nosniff')
  const plain = await fetch(`${url}?w=800&auto=format`, { headers: { accept: 'image/png' } })
  expect((await sharp(await plain.arrayBuffer()).metadata()).format).toBe('png')
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png')
})

test.each(['w=401', 'w=0', 'w=-400', 'w=99999', 'w=x', 'h=100', 'auto=avif', 'w=400&w=800x'])(
  'an image refuses ?%s',
  async (query) => {
    expect((await fetch(`${await imageUrl()}?${query}`)).status).toBe(400)
  },
)

test.each([
  '..%2Fdataset.ndjson',
  '..%2F..%2Fpackage.json',
  'dataset.ndjson',
  `${'a'.repeat(40)}-1x1.svg`,
  `${'a'.repeat(40)}-1x1.png`,
  'a%5C..%5Cb-1x1.png',
])('there is no image called %s', async (name) => {
  expect((await fetch(`${local.url}/content-images/${name}`)).status).toBe(404)
})

test('an image name with a NUL is no address at all', async () => {
  const name = `${'a'.repeat(40)}-1x1.png%00`
  expect((await fetch(`${local.url}/content-images/${name}`)).status).toBe(400)
})

test('a blog with an image host of its own serves no images', async () => {
  const path = new URL(await imageUrl()).pathname
  expect((await fetch(remote.url + path)).status).toBe(404)
})
