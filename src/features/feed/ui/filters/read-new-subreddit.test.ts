import { expect, test } from 'vitest'
import { readNewSubreddit } from './read-new-subreddit.ts'

test('a name is taken without r/ and blanks around it', () => {
  for (const typed of ['webdev', ' r/webdev ', '/r/webdev', 'R/webdev', 'https://www.reddit.com/r/webdev/']) {
    expect(readNewSubreddit(typed, ['SaaS'])).toEqual({ kind: 'new', name: 'webdev' })
  }
})

test('blanks and names that are there already change nothing, in any spelling', () => {
  for (const typed of ['', '  ', 'r/', 'saas', 'r/SAAS']) {
    expect(readNewSubreddit(typed, ['SaaS'])).toEqual({ kind: 'known' })
  }
})

test('what Reddit could not have named a subreddit is refused with its reason', () => {
  for (const typed of ['a', 'dog grooming', 'x'.repeat(22)]) {
    expect(readNewSubreddit(typed, [])).toEqual({
      kind: 'refused',
      reason: 'A subreddit has 2 to 21 letters, digits or underscores.',
    })
  }
})
