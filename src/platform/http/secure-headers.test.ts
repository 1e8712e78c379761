import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { secureAnswers } from './secure-headers.ts'

const collector = {
  url: 'https://forms.example/f/1?theme=a',
  resizer: { url: 'https://cdn.example/v4/re;sizer.js?v=2' },
}

async function headersOf(path: string, guests: typeof collector | null = collector) {
  const app = new Hono()
    .use(secureAnswers({ https: true, imageHosts: [], collector: guests ?? undefined }))
    .all('*', (c) => c.text(''))
  const { headers } = await app.request(path)
  return {
    policy: headers.get('content-security-policy') ?? '',
    permissions: headers.get('permissions-policy') ?? '',
  }
}

test('the page with the collector lets in one origin as a frame and one file as a script', async () => {
  const { policy, permissions } = await headersOf('/dashboard/feedback')
  expect(policy).toMatch(/frame-src https:\/\/forms\.example;/)
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'self' https:\/\/cdn\.example\/v4\/re%3Bsizer\.js;/)
  expect(policy).not.toContain('strict-dynamic')
  expect(permissions).toContain('camera=(self "https://forms.example")')
  expect(permissions).toContain('microphone=(self "https://forms.example")')
})

test.each(['/', '/dashboard', '/dashboard/feedback/more', '/dashboard/settings', '/icons/a'])(
  '%s lets nobody in',
  async (path) => {
    const { policy, permissions } = await headersOf(path)
    expect(policy + permissions).not.toMatch(/forms\.example|cdn\.example|frame-src/)
    expect(permissions).toContain('camera=()')
  },
)

test('data lets nothing run, and nobody in', async () => {
  expect(await headersOf('/api/feedback')).toEqual({
    policy: "default-src 'none'; frame-ancestors 'none'",
    permissions: '',
  })
})

test('without a collector its page is like any other', async () => {
  const { policy, permissions } = await headersOf('/dashboard/feedback', null)
  expect(policy).toContain("'strict-dynamic'")
  expect(policy).not.toContain('frame-src')
  expect(permissions).toContain('microphone=()')
})
