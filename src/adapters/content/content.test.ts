import { afterAll, afterEach, expect, test } from 'vitest'
import { startContent } from '../../../simulators/content/start-content.ts'
import { createContent } from './content.ts'
import { createLocalStore } from './local-store.ts'
import { listQuery, postQuery, slugsQuery } from './queries.ts'
import { createSanityStore } from './sanity-store.ts'

const simulator = await startContent({ port: 0 })
afterAll(() => simulator.close())

const faults = `${simulator.url}/__control/faults`
afterEach(async () => void (await fetch(faults, { method: 'DELETE' })))

/** A busy machine may take its time. */
const PATIENT_MS = 60_000
const sanity = {
  projectId: 'threadlark-sim',
  dataset: 'production',
  apiHost: simulator.url,
  deadlineMs: PATIENT_MS,
}
const contentAt = (options: { cacheSeconds?: number; deadlineMs?: number } = {}) =>
  createContent({ driver: 'sanity', cacheSeconds: 0, ...sanity, ...options })
const local = createContent({ driver: 'local', folder: 'content', cacheSeconds: 0 })

const addFault = (fault: object, times?: number) =>
  fetch(faults, {
    method: 'POST',
    body: JSON.stringify({ match: { path: '/data/query/' }, fault, ...(times && { times }) }),
  })

const slugsOf = async () => {
  const outcome = await local.allSlugs()
  return outcome.kind === 'found' ? outcome.slugs.map(({ slug }) => slug) : []
}

test('both drivers give the same answer to every query', async () => {
  const [file, remote] = [createLocalStore('content'), createSanityStore(sanity)]
  const questions: [string, Record<string, unknown>][] = [
    [slugsQuery, {}],
    ...[0, 3, 9, 12, 40].map((start): [string, object] => [listQuery, { start, end: start + 9 }]),
    ...[...(await slugsOf()), 'no-such-post', '"]'].map((slug): [string, object] => [postQuery, { slug }]),
  ] as [string, Record<string, unknown>][]
  expect(questions.length).toBeGreaterThan(18)
  for (const [query, params] of questions)
    expect(await remote.ask(query, params)).toEqual(await file.ask(query, params))
})

test('posts come newest first, in pages, with the whole number of them', async () => {
  const first = await contentAt().listPosts({ limit: 9, offset: 0 })
  const second = await contentAt().listPosts({ limit: 9, offset: 9 })
  const beyond = await contentAt().listPosts({ limit: 9, offset: 90 })
  if (first.kind !== 'found' || second.kind !== 'found') throw new Error('not found')
  const dates = [...first.posts, ...second.posts].map(({ publishedAt }) => publishedAt)
  expect([first.posts.length, second.posts.length, first.total]).toEqual([9, 3, 12])
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(beyond).toEqual({ kind: 'found', posts: [], total: 12 })
  expect(first.posts.every(({ estimatedReadingTime }) => estimatedReadingTime >= 1)).toBe(true)
})

test('a post has its parts, with images at the address that the store names', async () => {
  const [slug = ''] = (await slugsOf()).slice(-1)
  const remote = await contentAt().findPost(slug)
  const here = await local.findPost(slug)
  if (remote.kind !== 'found' || here.kind !== 'found') throw new Error('not found')
  const { author, categories, seo, body, mainImage } = remote.post
  expect([author?.name, categories.length > 0, seo.keywords.length > 0, body.length > 5]).toEqual([
    expect.any(String),
    true,
    true,
    true,
  ])
  expect(remote.relatedPosts.length).toBeGreaterThan(0)
  expect(mainImage?.url).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/images\/threadlark-sim\/production\/\w+-1200x630\.png$/,
  )
  expect(here.post.mainImage?.url).toMatch(/^\/content-images\/\w+-1200x630\.png$/)
  expect((await fetch(`${mainImage?.url}?w=400&auto=format`)).headers.get('content-type')).toBe('image/png')
})

test('without a host of its own, images come from the CDN of Sanity', () => {
  const { imageBase } = createSanityStore({ projectId: 'abc', dataset: 'main', deadlineMs: 1 })
  expect(imageBase).toBe('https://cdn.sanity.io/images/abc/main')
})

test('a post that nobody wrote is missing', async () => {
  expect(await contentAt().findPost('no-such-post')).toEqual({ kind: 'missing' })
  expect(await local.findPost('no-such-post')).toEqual({ kind: 'missing' })
})

test.each<[string, object, number?]>([
  ['a failing store', { status: 500, body: { error: 'x' } }],
  ['a refusal', { status: 403, body: { error: 'x' } }],
  ['a slow store', { delayMs: 3_000 }, 50],
  ['a cut connection', { cut: true }],
  ['a cut answer', { cut: true, afterBytes: 40 }],
  ['malformed JSON', { status: 200, body: '{"result": [', headers: { 'content-type': 'application/json' } }],
  ['an answer of another shape', { status: 200, body: { result: { posts: 'none' } } }],
  ['an answer without a result', { status: 200, body: { ms: 1 } }],
])('%s is unavailable, for every question', async (_name, fault, deadlineMs = PATIENT_MS) => {
  await addFault(fault)
  const content = contentAt({ deadlineMs })
  const kinds = await Promise.all([
    content.listPosts({ limit: 9, offset: 0 }),
    content.findPost('read-the-rules-before-you-post'),
    content.allSlugs(),
  ])
  expect(kinds.map(({ kind }) => kind)).toEqual(['unavailable', 'unavailable', 'unavailable'])
})

test('a dataset that is not there is unavailable', async () => {
  const content = createContent({ driver: 'local', folder: '/nowhere', cacheSeconds: 0 })
  expect(await content.allSlugs()).toMatchObject({ kind: 'unavailable' })
})

test('what was loaded outlives the store; what was not does not', async () => {
  const content = contentAt({ cacheSeconds: 0.01 })
  const loaded = await content.listPosts({ limit: 9, offset: 0 })
  await addFault({ status: 500 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await content.listPosts({ limit: 9, offset: 0 })).toEqual(loaded)
  expect(await content.listPosts({ limit: 9, offset: 9 })).toMatchObject({ kind: 'unavailable' })
})

test('no flood of lists makes a post unknown that was loaded', async () => {
  const content = contentAt({ cacheSeconds: 600 })
  const loaded = await content.findPost('read-the-rules-before-you-post')
  await addFault({ status: 200, body: { result: { posts: [], total: 0 } } })
  const flood = Array.from({ length: 600 }, (_, offset) => content.listPosts({ limit: 9, offset }))
  await Promise.all(flood)
  await addFault({ status: 500 })
  expect(await content.findPost('read-the-rules-before-you-post')).toEqual(loaded)
})
