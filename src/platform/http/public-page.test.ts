import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createPublicPages } from './public-page.ts'

/** A site whose pages are there if their name begins with 'real', and which counts what it renders. */
function site() {
  const rendered: string[] = []
  const serve = createPublicPages({ freshMs: 600_000 })
  const app = new Hono().get('*', (c) => {
    const address = c.req.path + new URL(c.req.url).search
    return serve(c, address, async () => {
      rendered.push(address)
      const status = address.includes('/real') ? 200 : address.includes('/broken') ? 503 : 404
      return new Response(`<html><body>${address}</body></html>`, { status })
    })
  })
  return { rendered, ask: async (address: string) => app.request(`http://site.test${address}`) }
}

const many = (count: number, name: (i: number) => string) => Array.from({ length: count }, (_, i) => name(i))

test('a page is rendered once for all who ask for it, also at the same time', async () => {
  const { rendered, ask } = site()
  const answers = await Promise.all(many(20, () => '/real').map(ask))
  await ask('/real')
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(
    new Set(['<html><body>/real</body></html>']),
  )
  expect(rendered).toEqual(['/real'])
})

test.each([
  ['slugs that nobody wrote', (i: number) => `/blog/made-up-${i}`],
  ['parameters of a page', (i: number) => `/real?offset=${i}`],
])('hundreds of %s push no real page out', async (_, name) => {
  const { rendered, ask } = site()
  const real = many(20, (i) => `/real-${i}`)
  for (const address of real) await ask(address)
  for (const address of many(520, name)) await ask(address)
  rendered.length = 0
  for (const address of real) await ask(address)
  expect(rendered).toEqual([])
})

test('a page that is not there is remembered too, as long as there is room', async () => {
  const { rendered, ask } = site()
  await ask('/gone')
  expect((await ask('/gone')).status).toBe(404)
  expect(rendered).toEqual(['/gone'])
})

test('a failure is not remembered', async () => {
  const { rendered, ask } = site()
  expect([(await ask('/broken')).status, (await ask('/broken')).status]).toEqual([503, 503])
  expect(rendered).toHaveLength(2)
})
