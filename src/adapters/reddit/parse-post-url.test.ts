import fc from 'fast-check'
import { expect, test } from 'vitest'
import { communityIn, parsePostUrl, toPath } from './parse-post-url.ts'

test.each([
  'https://www.reddit.com/r/SaaS/comments/1abcde',
  'https://www.reddit.com/r/SaaS/comments/1abcde/',
  'https://www.reddit.com/r/SaaS/comments/1abcde/a_title/',
  'https://www.reddit.com/r/SaaS/comments/1abcde/a_title.json?limit=1#top',
  'https://www.reddit.com/r/SaaS/comments/1abcde.json',
  'https://www.reddit.com/comments/1abcde/a_title',
  'https://www.reddit.com/u/someone/comments/1abcde/a_title/',
  'https://www.reddit.com/user/someone/comments/1abcde/a_title/',
  'https://www.reddit.com/gallery/1abcde',
  'https://www.reddit.com/poll/1abcde/',
  'https://www.reddit.com/tb/1abcde',
  'https://redd.it/1abcde',
  'http://redd.it/1abcde?x=1',
  'reddit.com/r/SaaS/comments/1abcde/x',
  '  https://reddit.com/r/SaaS/comments/1ABCDE/x  ',
  ...['old', 'new', 'np', 'sh', 'm', 'i', 'amp', 'ssl', 'de', 'pt-br'].map(
    (name) => `https://${name}.reddit.com/r/SaaS/comments/1abcde/x/`,
  ),
])('%s is a post', (url) => expect(parsePostUrl(url)).toEqual({ kind: 'id', id: '1abcde' }))

test.each([
  'https://www.reddit.com/r/SaaS/comments/1abcde/a_title/k9xyz/?context=3',
  'https://www.reddit.com/r/SaaS/comments/1abcde/comment/k9xyz/',
  'old.reddit.com/comments/1ABCDE/_/K9XYZ',
])('%s is a comment under a post', (url) =>
  expect(parsePostUrl(url)).toEqual({ kind: 'id', id: '1abcde', comment: 'k9xyz' }),
)

test.each([
  ['https://redd.it/1abcde', '/comments/1abcde'],
  ['https://old.reddit.com/r/SaaS/comments/1abcde/a_title/?utm_source=share', '/comments/1abcde'],
  ['https://www.reddit.com/r/SaaS/comments/1abcde/a_title/%3Cb%3E/', '/comments/1abcde'],
  [
    'https://www.reddit.com/r/SaaS/comments/1abcde/a_title/k9xyz/?context=3',
    '/comments/1abcde/comment/k9xyz',
  ],
  ['https://www.reddit.com/r/SaaS/s/AbC123xyz?share_id=1', '/r/SaaS/s/AbC123xyz'],
])('%s leads to %s', (url, path) => expect(pathOf(url)).toBe(path))

/** Null where it leads to no post. */
function pathOf(url: string) {
  const address = parsePostUrl(url)
  return address.kind === 'id' || address.kind === 'share' ? toPath(address) : null
}

test.each([
  ['https://www.reddit.com/r/SaaS/s/AbC123xyz', '/r/SaaS/s/AbC123xyz'],
  ['https://old.reddit.com/r/SaaS/s/AbC123xyz/?utm=1', '/r/SaaS/s/AbC123xyz'],
  ['https://reddit.com/u/some-one/s/AbC123xyz', '/u/some-one/s/AbC123xyz'],
  ['https://www.reddit.com/user/some-one/s/AbC123xyz', '/user/some-one/s/AbC123xyz'],
])('%s is a share link', (url, path) => expect(parsePostUrl(url)).toEqual({ kind: 'share', path }))

test.each([
  ['https://i.redd.it/abc.png', 'media'],
  ['https://v.redd.it/abc', 'media'],
  ['https://preview.redd.it/abc.png?width=1', 'media'],
  ['https://external-preview.redd.it/abc.png', 'media'],
  ['https://reddit.app.link/AbC', 'app_link'],
  ['https://www.reddit.com/', 'not_post'],
  ['https://www.reddit.com/r/SaaS/', 'not_post'],
  ['https://www.reddit.com/r/SaaS/comments/', 'not_post'],
  ['https://www.reddit.com/r/SaaS/comments/not-an-id!/', 'not_post'],
  ['https://www.reddit.com/r/SaaS/comments/12345678901234/', 'not_post'],
  ['https://redd.it/', 'not_post'],
  ['https://example.com/r/SaaS/comments/1abcde/', 'not_reddit'],
  ['https://reddit.com.evil.example/r/SaaS/comments/1abcde/', 'not_reddit'],
  ['https://notreddit.com/r/SaaS/comments/1abcde/', 'not_reddit'],
  ['https://www.reddit.com@evil.example/r/SaaS/comments/1abcde/', 'not_reddit'],
  ['https://www.reddit.com:8443/r/SaaS/comments/1abcde/', 'not_reddit'],
  ['ftp://www.reddit.com/r/SaaS/comments/1abcde/', 'not_reddit'],
  ['javascript:alert(1)', 'not_reddit'],
  ['', 'not_reddit'],
])('%s is %s', (url, kind) => expect(parsePostUrl(url)).toEqual({ kind }))

test('ids and paths are never more than letters and digits, whatever the text', () => {
  const words = ['https://', 'reddit.com', '/r/', 'x', '/comments/', '/s/', '..', '%2f', '?', '#', '@', ' ']
  const texts = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(''))
  const found = fc.sample(fc.oneof(texts, fc.webUrl(), fc.string()), 1_000).map(pathOf)
  const safe = /^\/(comments\/[a-z0-9]+(\/comment\/[a-z0-9]+)?|(r|u|user)\/[\w-]+\/s\/\w+)$/
  expect(found.filter((path) => path !== null && !safe.test(path))).toEqual([])
})

test.each([
  ['https://www.reddit.com/r/SaaS/comments/1abcde/a_title/k9xyz/', 'SaaS'],
  ['old.reddit.com/r/u_Ada-Koenig/comments/1abcde', 'u_Ada-Koenig'],
  ['https://www.reddit.com/user/Ada-Koenig/comments/1abcde/mine/', 'u_Ada-Koenig'],
  ['https://www.reddit.com/u/Ada-Koenig/s/AbC123', 'u_Ada-Koenig'],
  [' https://www.reddit.com/r/SaaS/s/AbC123 ', 'SaaS'],
  ['https://www.reddit.com/comments/1abcde', null],
  ['https://redd.it/1abcde', null],
])('%s names %s', (url, community) => expect(communityIn(url)).toBe(community))
