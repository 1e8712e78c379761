import { expect, test } from 'vitest'
import { readSidebarOpen, sidebarCookie } from './sidebar-state.ts'

test.each([
  [null, true],
  ['', true],
  ['sidebar_state=true', true],
  ['sidebar_state=false', false],
  ['a=1; sidebar_state=false; b=2', false],
  ['other_sidebar_state=false', true],
  ['sidebar_state=nonsense', true],
])('the cookies %j leave the sidebar open: %s', (cookies, open) => {
  expect(readSidebarOpen(cookies)).toBe(open)
})

test('the state is kept for seven days and reads back', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax')
  expect(readSidebarOpen(sidebarCookie(false))).toBe(false)
})
