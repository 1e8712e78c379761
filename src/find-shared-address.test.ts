import { expect, test } from 'vitest'
import { findSharedAddress } from './find-shared-address.ts'

const find = (address: string) => findSharedAddress(`https://threadlark.test${address}`)

test.each([
  ['/', '/'],
  ['/?utm_source=news&utm_medium=mail&gclid=x', '/'],
  ['/pricing?offset=9', '/pricing'],
  ['/blog?offset=9&fbclid=x', '/blog?offset=9'],
  ['/blog?offset=0009', '/blog?offset=9'],
  ['/blog?offset=0', '/blog'],
  ['/blog?offset=-1', '/blog'],
  ['/blog?offset=9999999', '/blog'],
  ['/blog/answer-the-question-first?ref=x', '/blog/answer-the-question-first'],
  ['/resources/hooks?utm_campaign=a%20b', '/resources/hooks'],
])('%s is answered to everybody as %s', (asked, shared) => {
  expect(find(asked)).toBe(shared)
})

test.each([
  '/auth',
  '/dashboard',
  '/dashboard/feed',
  '/blog/a/b',
  '/blog.data',
  '/onboarding?utm_source=x',
  '/%62log',
])('%s is answered in person', (asked) => {
  expect(find(asked)).toBeNull()
})
