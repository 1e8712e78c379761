import { expect, test } from 'vitest'
import { isPasted, postIdOf, readPastedPost } from './read-pasted-post.ts'

const now = 1_780_000_000_000
const read = (link: string, title = 'A title') => readPastedPost({ title, text: ' Some text ', link }, now)
const permalinkOf = (link: string) => {
  const answer = read(link)
  return answer.kind === 'post' ? answer.post.permalink : answer.errors.link
}

test('title and text alone make a post that nobody counted votes for', () => {
  const answer = read('')
  expect(answer).toMatchObject({
    kind: 'post',
    post: { title: 'A title', selftext: 'Some text', subreddit: '', author: '', permalink: '' },
  })
  expect(answer.kind === 'post' && isPasted(answer.post)).toBe(true)
})

test.each([
  ['https://www.reddit.com/r/SaaS/comments/1abc/how_to/?utm_source=share', '/r/SaaS/comments/1abc/how_to/'],
  ['old.reddit.com/r/SaaS/comments/1abc/', '/r/SaaS/comments/1abc/'],
  ['https://reddit.com/r/SaaS/s/Xy12', '/r/SaaS/s/Xy12'],
  ['https://redd.it/1abc', '/comments/1abc'],
])('%s leads to %s', (link, permalink) => {
  expect(permalinkOf(link)).toBe(permalink)
})

test.each([
  ['https://www.reddit.com/r/SaaS/comments/1ABC/how_to/', '1abc'],
  ['https://redd.it/1abc', '1abc'],
  ['https://reddit.com/r/SaaS/s/Xy12', null],
  ['', null],
])('what is pasted with the link %s has the id %s', (link, id) => {
  const answer = read(link)
  expect(answer.kind === 'post' && postIdOf(answer.post)).toBe(id)
})

test('the subreddit comes from the link', () => {
  expect(read('https://www.reddit.com/r/SaaS/comments/1abc')).toMatchObject({ post: { subreddit: 'SaaS' } })
})

test.each([
  'https://example.com/r/SaaS/comments/1abc',
  'https://reddit.com.evil.example/r/SaaS/comments/1abc',
  'https://notreddit.com/r/SaaS',
  'https://www.reddit.com/',
  'javascript:alert(1)',
  'not a link',
])('%s is refused: nobody is sent anywhere but to Reddit', (link) => {
  expect(permalinkOf(link)).toEqual(['Paste a link to a post on Reddit, or none.'])
})

test('without a title there is no post', () => {
  expect(read('', '  ')).toEqual({ kind: 'refused', errors: { title: ['Paste the title of the post.'] } })
})
