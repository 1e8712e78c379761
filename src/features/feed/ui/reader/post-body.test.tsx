import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'
import { PostCard } from '../posts/post-card.tsx'
import { PostBody } from './post-body.tsx'

const post: Post = {
  id: 'a',
  title: 'No-shows',
  selftext: 'Three this week. **How do you stop them?**',
  subreddit: 'doggrooming',
  author: 'ada',
  score: 1,
  num_comments: 1,
  created_utc: 0,
  permalink: '/r/doggrooming/comments/a/',
  upvote_ratio: 1,
  url: null,
  closed: false,
}
const judged: PostFit = {
  postId: 'a',
  state: 'judged',
  score: 2.4,
  fit: 'strong',
  wants: 'asks_how',
  trouble: 'none',
  asks: 'How do you stop them?',
  meets: 'Reminders by text',
  why: 'Loses slots to no-shows.',
}
const about = { justHelp: false, onTryAgain: () => {}, now: 0 }
const body = (part: object, bare = false) =>
  render(<PostBody post={post} bare={bare} fit={{ ...judged, ...part }} {...about} />)
const card = (fit: PostFit, part: object = {}, justHelp = false) =>
  render(
    <PostCard
      {...about}
      post={{ ...post, ...part }}
      fit={fit}
      justHelp={justHelp}
      mark={undefined}
      onOpen={() => {}}
    />,
  )

test('the sentence that asks is marked where it stands, beside the line it meets', () => {
  expect(body({})).toMatch(/<mark[^>]*>How do you stop them\?<\/mark>/)
  expect(body({})).toContain('Meets: Reminders by text')
})

test('without an exact match, or where nothing deserves an answer, nothing is marked', () => {
  expect(body({ asks: 'How can I stop them?' })).not.toContain('<mark')
  expect(body({ fit: 'low' })).not.toContain('<mark')
})

test('a post of someone in trouble is praised nowhere', () => {
  for (const html of [body({ trouble: 'crisis' }, true), card({ ...judged, trouble: 'crisis' })])
    expect(html).not.toMatch(/ fit\b|Loses slots|Meets|<mark/)
  expect(body({ trouble: 'crisis' }, true)).not.toContain('Upvotes')
})

test('where only the sieve fears trouble, people are told to be kind, and nothing is praised', () => {
  const sieved = { ...judged, state: 'sieved', inTrouble: true }
  expect(body(sieved)).toContain('Someone may be having a hard time here.')
  expect(body(sieved)).not.toMatch(/ fit\b|Meets|<mark/)
})

test('where the product may not be named the card says so beside its fit', () => {
  expect(card(judged, {}, true)).toMatch(/Just help.*Strong fit/)
  expect(card({ ...judged, fit: 'low' }, {}, true)).not.toContain('Just help')
})

test('a closed thread is no fit', () => {
  const html = card(judged, { closed: true })
  expect(html).toContain('Closed')
  expect(html).not.toContain('Strong fit')
})

test('what only the sieve read is no strong fit', () => {
  const sieved = { postId: 'a', state: 'sieved', score: 0.9, wants: 'asks_how', inTrouble: false } as const
  const html = card({ ...sieved, asks: 'How do you stop them?', meets: null, held: null })
  expect(html).toMatch(/May fit.*“How do you stop them\?”/)
  expect(html).not.toContain('bg-marker')
})

test('large counts are written with separators, on the card and beside the post', () => {
  const known = { ...post, score: 12_345, num_comments: 1_067 }
  for (const html of [
    card(judged, known),
    render(<PostBody post={known} bare={false} fit={judged} {...about} />),
  ]) {
    expect(html).toContain('12,345')
    expect(html).toContain('1,067')
  }
})
