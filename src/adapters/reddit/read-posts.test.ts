import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readThread } from './read-comments.ts'
import { readCommunities, readRules } from './read-communities.ts'
import { readPage, readPosts } from './read-posts.ts'
import { listingOf, wirePost } from './test-reddit.ts'

const read = (changes: Record<string, unknown>) => readPosts(listingOf([wirePost('a', changes)]))?.[0]

test('a post arrives in our shape, and nothing else of it', () => {
  expect(read({ secret_new_field: {}, score: 12.0, edited: 1_790_000_100 })).toEqual({
    id: 'a',
    title: 'Post a',
    selftext: 'A text.',
    subreddit: 'SaaS',
    author: 'someone',
    score: 12,
    num_comments: 3,
    created_utc: 1_790_000_000,
    permalink: '/r/SaaS/comments/a/post/',
    upvote_ratio: 0.93,
    url: null,
    closed: false,
  })
})

test.each(['locked', 'archived'])('a thread that is %s is closed', (state) => {
  expect(read({ [state]: true })).toMatchObject({ closed: true })
})

test.each([
  ['an ad', { is_created_from_ads_ui: true }],
  ['a promoted post', { promoted: true }],
  ['one for adults', { over_18: true }],
  ['one removed by moderators', { removed_by_category: 'moderator' }],
  ['one taken down', { removed_by_category: 'copyright_takedown' }],
  ['one deleted by its author', { author: '[deleted]', selftext: '[deleted]' }],
  ['one whose author is gone', { author: '[deleted]', selftext: '' }],
  ['a removed text', { selftext: '[removed]' }],
  ['a title that Reddit replaced', { title: '[ Removed by Reddit ]' }],
  ['a title that a moderator replaced', { title: '[ Removed by moderator ]' }],
  ['a crosspost of something removed', { crosspost_parent_list: [{ selftext: '[removed]' }] }],
  [
    'a crosspost of what its author deleted',
    { crosspost_parent_list: [wirePost('b', { author: '[deleted]', selftext: '' })] },
  ],
  ['a crosspost of something for adults', { crosspost_parent_list: [{ over_18: true }] }],
])('%s is left out', (_name, changes) => expect(read(changes)).toBeUndefined())

test('a crosspost has the text or the link of the post that it passes on', () => {
  const shell = { selftext: '', is_self: false, url: '/r/other/comments/b/x/', crosspost_parent: 't3_b' }
  const text = { ...shell, crosspost_parent_list: [wirePost('b', { selftext: 'The text of b.' })] }
  expect(read(text)).toMatchObject({ id: 'a', selftext: 'The text of b.', url: null })
  const link = { is_self: false, selftext: '', url_overridden_by_dest: 'https://example.com/page' }
  expect(read({ ...shell, crosspost_parent_list: [link] })).toMatchObject({ url: 'https://example.com/page' })
})

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['javascript:alert(1)', null],
  ['/r/SaaS/comments/a/', null],
  [null, null],
])('a link post to %s leads to %s', (url, expected) =>
  expect(read({ is_self: false, selftext: '', url })?.url).toBe(expected),
)

test('a permalink that leads away from the post is replaced', () => {
  for (const permalink of ['//evil.example/', 'https://evil.example/', '/\\evil', null]) {
    expect(read({ permalink })?.permalink).toBe('/comments/a/')
  }
})

test('one broken item is left out, the others stay', () => {
  const broken = [null, 7, {}, { kind: 't3' }, { kind: 't3', data: { id: 'x' } }, { kind: 'more', data: {} }]
  const good = { kind: 't3', data: wirePost('a', { score: 'many', upvote_ratio: 7, poll_data: null }) }
  expect(readPosts({ data: { children: [...broken, good] } })).toMatchObject([
    { id: 'a', score: 0, upvote_ratio: 0 },
  ])
})

test('what is no listing is told apart from an empty one', () => {
  expect(readPosts(listingOf([]))).toEqual([])
  for (const answer of [null, [], 'x', {}, { data: { children: 1 } }])
    expect(readPosts(answer)).toBeUndefined()
})

test('no answer whatsoever makes a reader throw', () => {
  const readers = [readPosts, readCommunities, readRules, readThread]
  const readAll = (answer: unknown) => {
    for (const reader of readers) reader(answer)
    readPosts({ data: { children: [{ kind: 't3', data: answer }, answer] } })
  }
  expect(() => fc.assert(fc.property(fc.jsonValue(), readAll))).not.toThrow()
})

test('communities: private ones are known by name, profiles are none', () => {
  const hits = [
    {
      display_name: 'SaaS',
      title: 'SaaS',
      public_description: 'About.',
      subscribers: 5,
      subreddit_type: 'public',
      over18: false,
    },
    { display_name: 'hidden', title: null, public_description: null, subscribers: null, over18: null },
    { display_name: 'u_someone', subreddit_type: 'user' },
    { title: 'nameless' },
  ]
  expect(readCommunities(listingOf(hits, 't5'))).toMatchObject([
    { name: 'SaaS', about: 'About.', subscribers: 5, type: 'public' },
    { name: 'hidden', about: '', subscribers: null, type: 'private', over18: false },
  ])
})

test('rules come in their order, with or without a description, and what can not be read is not left out', () => {
  const rules = [
    { kind: 'link', short_name: 'Second', description: null, priority: 1 },
    { kind: 'all', short_name: 'First', description: 'No ads.', priority: 0 },
    { short_name: 7 },
    { short_name: 'Third', description: 7 },
  ]
  expect(readRules({ rules, site_rules: ['Spam'], site_rules_flow: [] })).toEqual([
    { name: 'First', text: 'No ads.', appliesTo: 'all' },
    { name: 'Second', text: '', appliesTo: 'link' },
    { name: '', text: '', appliesTo: 'all', unread: true },
    { name: '', text: '', appliesTo: 'all', unread: true },
  ])
})

test('a thread is read in order, without what was deleted', () => {
  const comment = (id: string, replies: unknown = '', changes = {}) => ({
    id,
    author: 'someone',
    body: `Comment ${id}`,
    score: 1,
    created_utc: 1,
    replies,
    ...changes,
  })
  const below = listingOf([comment('c')], 't1')
  const comments = [
    comment('b', below, { body: '[removed]' }),
    comment('d'),
    comment('e', '', { author: '[deleted]' }),
  ]
  const answer = [listingOf([wirePost('a')]), listingOf(comments, 't1')]
  const thread = readThread(answer)
  expect(thread).toMatchObject({
    post: { id: 'a' },
    comments: [
      { id: 'c', depth: 1 },
      { id: 'd', depth: 0 },
    ],
  })
  expect(readThread([listingOf([wirePost('a', { selftext: '[removed]' })]), listingOf([], 't1')])).toBe(
    'deleted',
  )
  for (const hidden of [{ over_18: true }, { author: '[deleted]' }, { title: 7 }])
    expect(readThread([listingOf([wirePost('a', hidden)]), listingOf([], 't1')])).toBe('hidden')
})

const seen = (changes: Record<string, unknown>) => readPage(listingOf([wirePost('a', changes)]))?.seen[0]

test('of a page it is known where the next one begins, and what became of each post', () => {
  const page = readPage({ data: { ...listingOf([wirePost('a'), wirePost('b')]).data, after: 't3_b' } })
  expect(page).toMatchObject({ listed: 2, after: 't3_b' })
  expect(page?.seen.map(({ id, post }) => [id, post?.title])).toEqual([
    ['a', 'Post a'],
    ['b', 'Post b'],
  ])
  expect(readPage(listingOf([]))).toEqual({ seen: [], listed: 0, after: null })
  expect(seen({ locked: true, stickied: true })).toMatchObject({
    locked: true,
    archived: false,
    stickied: true,
    removedBy: null,
  })
})

test.each([
  [{ removed_by_category: 'moderator' }, 'moderator', false],
  [{ author: '[deleted]' }, 'deleted', false],
  [{ selftext: '[removed]' }, 'deleted', false],
  [{ over_18: true }, null, true],
  [{ removed_by_category: '', selftext: '[removed]' }, 'deleted', false],
  [{ crosspost_parent_list: [{ removed_by_category: 'reddit' }] }, 'reddit', false],
])('of %o it is known that it was there, and no word', (changes, removedBy, over18) => {
  expect(seen(changes)).toMatchObject({ id: 'a', removedBy, over18, post: null })
})

test('ads are not seen, and counts that no table holds are none', () => {
  expect(seen({ is_created_from_ads_ui: true })).toBeUndefined()
  expect(seen({ score: 1e300 })?.post).toMatchObject({ score: 0 })
})
