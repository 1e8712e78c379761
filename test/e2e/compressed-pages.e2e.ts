import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { newUser } from './signed-in.ts'

const origin = inject('origin')

async function ask(path: string, headers: Record<string, string>) {
  const asked = get(origin + path, {
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, br', ...headers },
  })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const bytes = Buffer.concat(await answer.toArray())
  const packed = answer.headers['content-encoding'] === 'br'
  return {
    status: answer.statusCode,
    packed,
    sent: bytes.length,
    text: String(packed ? brotliDecompressSync(bytes) : bytes),
  }
}

test('signed-in pages and data are compressed for their owner, never for another site, and hold no secret', async () => {
  const { context, leave } = await newUser({ plan: 'pro' })
  const cookies = await context.cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const secrets = cookies.flatMap(({ value }) => [value, ...decodeURIComponent(value).split('.')])
  for (const path of [
    '/dashboard',
    '/dashboard/products',
    '/dashboard/settings',
    '/dashboard/support',
    '/dashboard/activity',
    '/dashboard.data',
    '/api/reddit/reddit.js?subreddit=SaaS&limit=15',
  ]) {
    const own = await ask(path, { cookie, 'sec-fetch-site': 'same-origin' })
    expect([path, own.status, own.packed]).toEqual([path, 200, true])
    expect(own.sent).toBeLessThan(own.text.length)
    expect(secrets.filter((secret) => own.text.includes(secret))).toEqual([])
    const foreign = await ask(path, { cookie, 'sec-fetch-site': 'cross-site' })
    expect([path, foreign.status, foreign.packed]).toEqual([path, 200, false])
  }
  await leave()
})

test('a browser opens a compressed page without a complaint', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  const answer = await page.goto('/dashboard/products')
  expect(await answer?.headerValue('content-encoding')).toBe('br')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await leave()
})
