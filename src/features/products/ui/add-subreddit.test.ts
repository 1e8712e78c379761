import { expect, test } from 'vitest'
import { addSubreddit } from './add-subreddit.ts'
import { suggestSubreddits } from './suggest-subreddits.ts'

test('a name is added without r/ and blanks around it', () => {
  for (const typed of ['SaaS', ' r/SaaS ', '/r/SaaS', 'R/SaaS']) {
    expect(addSubreddit(['startups'], typed)).toEqual({ kind: 'added', names: ['startups', 'SaaS'] })
  }
})

test('blanks and names that are there already change nothing, in any spelling', () => {
  for (const typed of ['', '   ', 'r/', 'saas', 'r/SAAS']) {
    expect(addSubreddit(['SaaS'], typed)).toEqual({ kind: 'ignored' })
  }
})

test('a fourth is refused, but one that is there already is no fourth', () => {
  const three = ['SaaS', 'startups', 'webdev']
  expect(addSubreddit(three, 'business')).toEqual({ kind: 'full' })
  expect(addSubreddit(three, 'WebDev')).toEqual({ kind: 'ignored' })
})

test('what Reddit could not have named a subreddit is refused with its reason', () => {
  for (const typed of ['a', 'dog grooming', 'dogs!', 'x'.repeat(22)]) {
    expect(addSubreddit([], typed)).toEqual({
      kind: 'refused',
      reason: 'A subreddit has 2 to 21 letters, digits or underscores.',
    })
  }
})

test('eight suggestions are shown, and a chosen one makes room for the next', () => {
  expect(suggestSubreddits([])).toHaveLength(8)
  const shown = suggestSubreddits(['saas', 'startups'])
  expect(shown).toHaveLength(8)
  expect(shown).not.toContain('SaaS')
  expect(shown).not.toContain('startups')
  expect(shown.at(-1)).toBe('productivity')
})
