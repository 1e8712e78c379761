import { expect, test } from 'vitest'
import { readCommentLink } from './read-comment-link.ts'

test.each([
  [
    'https://www.reddit.com/r/doggrooming/comments/1p4k7e/no_shows/lx8q2d/',
    '/comments/1p4k7e/comment/lx8q2d',
  ],
  [
    'old.reddit.com/r/doggrooming/comments/1p4k7e/comment/lx8q2d?context=3',
    '/comments/1p4k7e/comment/lx8q2d',
  ],
  ['https://www.reddit.com/r/doggrooming/s/AbC123', '/r/doggrooming/s/AbC123'],
])('%s leads to a comment', (link, path) => {
  expect(readCommentLink(link)).toEqual({ is: 'comment', path })
})

test.each(['https://www.reddit.com/r/doggrooming/comments/1p4k7e/no_shows/', 'https://redd.it/1p4k7e'])(
  '%s leads to the post',
  (link) => expect(readCommentLink(link)).toEqual({ is: 'post' }),
)

test.each(['https://example.com/comments/1p4k7e/a/b', 'https://www.reddit.com/r/doggrooming', 'no link'])(
  '%s leads to neither',
  (link) => expect(readCommentLink(link)).toEqual({ is: 'other' }),
)
