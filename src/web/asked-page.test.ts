import { expect, test } from 'vitest'
import type { RequestContext } from '../features/request-context.ts'
import { rememberAskedPage, takeAskedPage } from './asked-page.server.ts'

const origin = 'https://threadlark.test'
const TODAY = '/dashboard/today?thread=1abc&for=p1'

function request(headers: Record<string, string> = {}) {
  return { origin, headers: new Headers(headers), cookies: [] as string[] } as unknown as RequestContext
}

/** What a visitor's browser is given when it opens a page, such as from an email. */
function open(page: string, mode = 'navigate') {
  const visit = request({ 'sec-fetch-mode': mode })
  rememberAskedPage(visit, new URL(page, origin))
  return visit.cookies[0]?.split(';')[0]
}

const comeBack = (cookie: string | undefined) => {
  const visit = request(cookie ? { cookie } : {})
  return { page: takeAskedPage(visit), cookies: visit.cookies }
}

test('the page that was asked for comes back after signing in, with all of its address, once', () => {
  const { page, cookies } = comeBack(open(TODAY))
  expect(page).toBe(TODAY)
  expect(cookies).toEqual([expect.stringContaining('Max-Age=0')])
  expect(comeBack(undefined)).toEqual({ page: null, cookies: [] })
})

test('the cookie is out of reach of scripts and other sites, and lasts a quarter of an hour', () => {
  const visit = request({ 'sec-fetch-mode': 'navigate' })
  rememberAskedPage(visit, new URL(TODAY, origin))
  expect(visit.cookies[0]).toMatch(/^__Host-threadlark\.asked_page=/)
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=900', 'Path=/'])
    expect(visit.cookies[0]).toContain(part)
})

test.each(['/dashboard', '/onboarding', '/dashboards', '/auth', `/dashboard/today?x=${'a'.repeat(500)}`])(
  '%s is not kept',
  (page) => expect(open(page)).toBeUndefined(),
)

test('what an open page asks for is no wish to go there', () => {
  expect(open(TODAY, 'cors')).toBeUndefined()
})

test.each([
  'https://evil.test/dashboard/today',
  '//evil.test/dashboard',
  '/auth',
  '/dashboard/../auth?error=x',
  '/dashboardx',
  'javascript:alert(1)',
  'http://[',
])('a cookie that says %s leads nowhere', (value) => {
  expect(comeBack(`__Host-threadlark.asked_page=${encodeURIComponent(value)}`).page).toBeNull()
})
