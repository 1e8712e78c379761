import { expect, test } from 'vitest'
import { readThings } from './read-things.ts'
import { listingOf, wirePost } from './test-reddit.ts'

const comment = (id: string, changes: object = {}) => ({
  kind: 't1',
  data: { id, link_id: 't3_1abc', author: 'ada', body: 'Words.', subreddit: 'SaaS', score: 3, ...changes },
})
const page = (...children: object[]) => ({ kind: 'Listing', data: { children } })

test.each([
  ['Words.', 'ada', 'up'],
  ['[removed]', '[deleted]', 'removed'],
  ['[removed]', 'ada', 'removed'],
  ['[ Removed by Reddit ]', '[deleted]', 'removed'],
  ['[deleted]', '[deleted]', 'deleted'],
  ['The account is gone, the words are not.', '[deleted]', 'up'],
])('a comment that says %s, by %s, is %s', (body, author, state) => {
  expect(readThings(page(comment('c1', { body, author })))).toEqual([
    {
      fullname: 't1_c1',
      postId: '1abc',
      state,
      subreddit: 'SaaS',
      score: 3,
      comments: null,
      isNameless: author === '[deleted]',
    },
  ])
})

test.each([
  [{}, 'up'],
  [{ over_18: true, is_created_from_ads_ui: true }, 'up'],
  [{ removed_by_category: 'moderator', selftext: '[removed]' }, 'removed'],
  [{ removed_by_category: 'deleted', author: '[deleted]' }, 'deleted'],
  [{ title: '[ Removed by Reddit ]' }, 'removed'],
  [{ author: '[deleted]', selftext: '' }, 'deleted'],
])('a post with %o is %s', (changes, state) => {
  expect(readThings(listingOf([wirePost('9z', changes)]))).toMatchObject([
    { fullname: 't3_9z', postId: '9z', state, subreddit: 'SaaS', score: 12, comments: 3 },
  ])
})

test('what cannot be read is left out one by one, and what is no listing is no answer', () => {
  const odd = [comment('c2', { link_id: 7 }), comment('BAD ID'), { kind: 't5', data: {} }, null as never]
  const told = readThings(page(comment('c1', { score: 'many' }), ...odd))
  expect(told).toMatchObject([{ fullname: 't1_c1', score: 0 }])
  expect(readThings({ error: 404 })).toBeUndefined()
})
