import { expect, test } from 'vitest'
import { countSurvival } from './count-survival.ts'

const fates = (subreddit: string, up: number, removed: number) => [
  ...Array.from({ length: up }, () => ({ subreddit, state: 'up' as const })),
  ...Array.from({ length: removed }, () => ({ subreddit, state: 'removed' as const })),
]

test('what is still up is counted by community, whichever way its name is written', () => {
  const counted = countSurvival([...fates('startups', 1, 0), ...fates('SaaS', 1, 1), ...fates('saas', 2, 0)])
  expect(counted.map(({ subreddit, up, removed }) => [subreddit, up, removed])).toEqual([
    ['SaaS', 3, 1],
    ['startups', 1, 0],
  ])
})

// As statsmodels' proportion_confint(method='wilson') gives them.
test.each([
  [3, 1, '0.301', '0.954'],
  [10, 2, '0.552', '0.953'],
  [1, 0, '0.207', '1.000'],
  [0, 2, '0.000', '0.658'],
])('of %i up and %i removed the true share is probably between %s and %s', (up, removed, low, high) => {
  const [counted] = countSurvival(fates('SaaS', up, removed))
  expect([counted?.low.toFixed(3), counted?.high.toFixed(3)]).toEqual([low, high])
})
