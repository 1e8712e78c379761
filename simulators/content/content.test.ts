import { afterAll, expect, test } from 'vitest'
import { startContent } from './start-content.ts'

const content = await startContent({ port: 0 })
afterAll(() => content.close())

const path = `${content.url}/v2026-11-01/data/query/production`
const query = '*[_type == $type && defined(slug.current)] | order(_id asc) [0...$end].slug.current'

test('a query answers by GET and by POST alike', async () => {
  const search = new URLSearchParams({ query, $type: '"post"', $end: '2' })
  const byGet = await (await fetch(`${path}?${search}`)).json()
  const body = JSON.stringify({ query, params: { type: 'post', end: 2 } })
  const byPost = await (await fetch(path, { method: 'POST', body })).json()
  expect(byGet).toEqual({ query, result: [expect.any(String), expect.any(String)], ms: expect.any(Number) })
  expect(byPost).toMatchObject({ result: (byGet as { result: unknown }).result })
})

test.each(['query=*[', `query=*&$a=${encodeURIComponent('{')}`])('?%s is refused', async (search) => {
  expect((await fetch(`${path}?${search}`)).status).toBe(400)
})

test('images are served by name, smaller when asked', async () => {
  const asset = await (
    await fetch(`${path}?query=${encodeURIComponent('*[_type == "sanity.imageAsset"][0].path')}`)
  ).json()
  const name = (asset as { result: string }).result.replace('images/', '')
  const url = `${content.url}/images/threadlark-sim/production/${name}`
  const whole = await fetch(url)
  const small = await fetch(`${url}?w=100&auto=format`, { headers: { accept: 'image/webp' } })
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await small.arrayBuffer()).byteLength).toBeLessThan((await whole.arrayBuffer()).byteLength)
  expect((await fetch(`${content.url}/images/p/d/..%2Fdataset.ndjson`)).status).toBe(404)
})

test('the first page lists the posts', async () => {
  expect(await (await fetch(content.url)).text()).toContain('12 posts')
})
