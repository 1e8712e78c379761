import { expect, test } from 'vitest'
import { evaluateFit, type LabelledFeed } from './evaluate-fit.ts'

const post = { part: 'held-out', subreddit: 'x', text: '' } as const
const feed: LabelledFeed = {
  product: {
    name: 'Pawslot',
    description: 'Scheduling for dog groomers, with reminders by text.',
    facts: [],
    subreddits: [],
  },
  posts: [
    { ...post, id: 'a', label: 'strong', title: 'Which scheduling app with reminders for dog groomers?' },
    { ...post, id: 'b', label: 'low', title: 'What scheduling software do dog groomers use for reminders?' },
    { ...post, id: 'c', label: 'strong', title: 'Look at this cloud' },
  ],
}

test('a wrong fit lowers the scores of its part alone, and what is held out is not listed', () => {
  const { figures, misses } = evaluateFit([feed])
  const values = Object.fromEntries(figures.map(({ name, value }) => [name, value]))
  expect(values).toMatchObject({
    'Strong, precision, held out': 0.5,
    'Strong, recall, held out': 0.5,
    'Low called strong, held out': 1,
    'Strong, precision, tuned by': 1,
  })
  expect(misses).toEqual([])
})
