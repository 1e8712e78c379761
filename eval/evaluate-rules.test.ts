import { expect, test } from 'vitest'
import { scoreRules } from './evaluate-rules.ts'

test('a wrong reading lowers the score and is listed', () => {
  const rule = { id: 'x', title: 'No ads', text: '', aiText: 'silent', links: 'silent', quote: null } as const
  const { selfPromotion } = scoreRules([
    { ...rule, selfPromotion: 'banned' },
    { ...rule, selfPromotion: 'silent' },
  ])
  expect(selfPromotion).toMatchObject({
    accuracy: 0.5,
    banRecall: 1,
    banPrecision: 0.5,
    confusion: { banned: { banned: 1 }, silent: { banned: 1 } },
    misses: [{ id: 'x', label: 'silent', reading: 'banned', quote: 'No ads' }],
  })
})
