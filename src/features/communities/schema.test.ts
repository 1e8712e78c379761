import { expect, test } from 'vitest'
import { onceEach, subreddits } from './schema.ts'

test('a name counts once, in the spelling and at the place where it came first', () => {
  expect(onceEach(['SaaS', 'bees', 'saas', 'Tutor', 'BEES'])).toEqual(['SaaS', 'bees', 'Tutor'])
  expect(subreddits.parse('SaaS+saas startups')).toBe('SaaS+startups')
})

test('a list that is far too long is refused at once', () => {
  const names = Array.from({ length: 20_000 }, (_, n) => `name_${n}`).join('+')
  const began = performance.now()
  expect(subreddits.safeParse(names).success).toBe(false)
  // Compared with each other they would take some 20 seconds.
  expect(performance.now() - began).toBeLessThan(2_000)
})
