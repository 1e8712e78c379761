import { expect, test } from 'vitest'
import { stopsBuild } from './evaluation.ts'
import { evaluations } from './evaluations.ts'

test.each(evaluations)('every bar holds: %o', { timeout: 60_000 }, async (evaluate) => {
  const { figures, misses } = await evaluate()
  const missed = figures.filter(stopsBuild)
  expect(missed.length > 0 ? { missed, misses } : null).toBeNull()
})
