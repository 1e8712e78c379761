import { expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { namePage } from './name-page.ts'

const { databaseUrl } = await cloneDatabase()
const server = await serveApp(databaseUrl, { TRUSTED_PROXIES: '127.0.0.0/8' })
const api = apiClient(server.url)
const send = async (input: object) => (await api.post('/api/vitals', input)).status
const metrics = async () => (await fetch(`${server.url}/metrics`)).text()

test('what browsers measure and where our script fails can be read from the metrics', async () => {
  expect(await send({ kind: 'vital', path: '/', name: 'LCP', value: 1_900 })).toBe(204)
  expect(await send({ kind: 'vital', path: '/dashboard', name: 'CLS', value: 0.03 })).toBe(204)
  expect(await send({ kind: 'error', path: '/blog/some-slug', message: 'TypeError: x' })).toBe(204)
  const text = await metrics()
  expect(text).toContain('web_vital_seconds_bucket{le="2.5",page="landing",name="LCP"} 1')
  expect(text).toContain('web_vital_layout_shift_sum{page="dashboard"} 0.03')
  expect(text).toContain('browser_errors_total{page="blog-page"} 1')
})

test.each([
  [{ kind: 'vital', path: '/auth?token=secret', name: 'LCP', value: 1 }],
  [{ kind: 'vital', path: '/', name: 'XYZ', value: 1 }],
  [{ kind: 'vital', path: '/', name: 'LCP', value: -1 }],
  [{ kind: 'error', path: '/', message: 'x'.repeat(301) }],
  [{ kind: 'error', path: '/', message: 'x', stack: 'y' }],
])('%o is refused', async (input) => {
  expect(await send(input)).toBe(400)
})

test('a path that nobody knows makes no name of its own', () => {
  expect(
    ['/', '/blog/a-b', '/dashboard/smart', '/payment/success', '/../etc', '/blog/a/b'].map(namePage),
  ).toEqual(['landing', 'blog-page', 'dashboard-smart', 'payment-success', 'other', 'other'])
})

test('what a browser says of a failure stands in the log without addresses, e-mails and tokens', async () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.k3J2'
  const secrets = ['https://threadlark.test/auth?token=abc', '/auth?token=abc', 'ada@example.test', token]
  const message = `TypeError: cannot read someVeryLongIdentifier of ${secrets.join(' ')}`
  expect(await send({ kind: 'error', path: '/', message })).toBe(204)
  const line = server.lines.findLast((one) => one.includes('browser.error')) ?? ''
  expect(line).toContain('landing: TypeError: cannot read someVeryLongIdentifier of … … … …')
})

test('one home is heard six hundred times an hour, from whichever of its addresses', async () => {
  const sendFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    const vital = { kind: 'vital', path: '/', name: 'LCP', value: 1 }
    return (await api.post('/api/vitals', vital, { headers })).status
  }
  for (let sent = 0; sent < 600; sent += 20) {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sendFrom(`2001:db8:1:2::${(sent + n).toString(16)}`)),
    )
    expect(new Set(statuses)).toEqual(new Set([204]))
  }
  expect(await sendFrom('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await sendFrom('2001:db8:1:3::1')).toBe(204)
}, 60_000)
