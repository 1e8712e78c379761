import { analyzePattern } from './patterns/analyze-pattern.ts'
import { collectPatterns } from './patterns/collect-patterns.ts'
import { findUnbounded } from './patterns/find-unbounded.ts'
import { keyOf, readVerdicts, type Verdicts, writeVerdicts } from './patterns/verdicts.ts'

/** Analyzes every regular expression that has no verdict yet (with `--anew` all of them) and says what no thread bounds. */
const collected = collectPatterns()
const known = process.argv.includes('--anew') ? new Map() : readVerdicts()
const verdicts: Verdicts = new Map()
for (const pattern of collected.patterns) {
  const key = keyOf(pattern)
  if (verdicts.has(key)) continue
  const verdict = known.get(key) ?? (await analyzePattern(pattern))
  verdicts.set(key, verdict)
  if (!known.has(key)) {
    const told = typeof verdict === 'string' ? verdict : verdict.cost
    console.info(`${pattern.file}:${pattern.line} ${told}`)
  }
}
writeVerdicts(verdicts)

const unbounded = findUnbounded(collected, verdicts)
for (const one of unbounded) console.error(one)
console.info(`${verdicts.size} patterns, ${unbounded.length} of them unsafe where somebody waits`)
process.exit(unbounded.length > 0 ? 1 : 0)
