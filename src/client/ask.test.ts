import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { api, ask } from './ask.ts'

type Sent = { path: string; init: RequestInit }
/** Stands in for the network, which a test has no page to reach from. */
function network(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init })
    return answer()
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const refusal = { error: 'You have no product.', code: 'not_found', requestId: 'r1', reason: 'none' }
const UNREACHABLE = "We couldn't reach the server. Check your connection and try again."

test('a route is called as it is described, and answers what it says', async () => {
  const sent = network(() => Response.json({ products: [], limit: 3 }))
  const answer = await ask(api.products.$get())
  expectTypeOf(answer.products[0]?.name).toEqualTypeOf<string | undefined>()
  expect(answer).toEqual({ products: [], limit: 3 })
  await ask(api.drafts.recent.$get({ query: { subreddit: 'a b&c' } }))
  await ask(api.products[':id'].$delete({ param: { id: 'p1' } }))
  expect(sent.map(({ path, init }) => `${init.method} ${path}`)).toEqual([
    'GET /api/products',
    'GET /api/drafts/recent?subreddit=a+b%26c',
    'DELETE /api/products/p1',
  ])
})

test('what changes something is sent as JSON, also where there is nothing to say', async () => {
  const sent = network(() => new Response(null, { status: 204 }))
  expect(
    await ask(api.feedback.$post({ json: { message: 'Good', rating: null, mayReply: false } })),
  ).toBeUndefined()
  expect(await ask(api.drafts[':id'].copied.$post({ param: { id: 'd1' } }))).toBeUndefined()
  expect(sent.map(({ init }) => [init.body, new Headers(init.headers).get('content-type')])).toEqual([
    ['{"message":"Good","rating":null,"mayReply":false}', 'application/json'],
    ['{}', 'application/json'],
  ])
})

test("a refusal carries the server's sentence and reason", async () => {
  network(() => Response.json(refusal, { status: 404 }))
  await expect(ask(api.products.$get())).rejects.toMatchObject({
    name: 'ApiError',
    message: 'You have no product.',
    code: 'not_found',
    status: 404,
    requestId: 'r1',
    reason: 'none',
  })
})

test.each([
  ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ['a proxy that refuses in its own words', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['an answer of another shape', () => Response.json({ detail: 'no' }, { status: 500 }), 500],
  ['an answer that is cut off', () => new Response('{"products":[', { status: 200 }), 200],
])('%s is told as a server out of reach', async (_, answer, status) => {
  network(answer)
  const failure = ask(api.products.$get())
  await expect(failure).rejects.toMatchObject({
    name: 'ApiError',
    code: 'unreachable',
    message: UNREACHABLE,
    status,
  })
})

test('someone who leaves gives up the request', async () => {
  const sent = network(() => Response.json({}))
  const left = new AbortController()
  await ask(api.voice.$get({}, { init: { signal: left.signal } }))
  expect(sent[0]?.init.signal?.aborted).toBe(false)
  left.abort()
  expect(sent[0]?.init.signal?.aborted).toBe(true)
})
