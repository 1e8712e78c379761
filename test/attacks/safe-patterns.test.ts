import { expect, test } from 'vitest'
import { analyzePattern } from '../../scripts/patterns/analyze-pattern.ts'
import { collectPatterns } from '../../scripts/patterns/collect-patterns.ts'
import { siteOf } from '../../scripts/patterns/read-code.ts'
import { keyOf, readVerdicts } from '../../scripts/patterns/verdicts.ts'

/** A busy machine must not make a safe pattern look undecided. */
const PATIENCE_MS = 180_000

/** Nobody has to trust the list: each pattern that it calls safe is analyzed again. */
test('every pattern on the list of safe ones is safe', { timeout: 600_000 }, async () => {
  const verdicts = readVerdicts()
  const patterns = new Map(collectPatterns().patterns.map((pattern) => [keyOf(pattern), pattern]))
  const wrong: unknown[] = []
  let analyzed = 0
  for (const [key, pattern] of patterns) {
    if (verdicts.get(key) !== 'safe') continue
    const verdict = await analyzePattern(pattern, PATIENCE_MS)
    if (verdict !== 'safe') wrong.push({ site: siteOf(pattern), verdict })
    analyzed += 1
  }
  expect(wrong, `of ${analyzed} patterns`).toEqual([])
  expect(analyzed).toBeGreaterThan(0)
})
