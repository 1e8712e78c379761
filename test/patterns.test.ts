import { expect, test } from 'vitest'
import { analyzePattern } from '../scripts/patterns/analyze-pattern.ts'
import { collectPatterns } from '../scripts/patterns/collect-patterns.ts'
import { findUnbounded } from '../scripts/patterns/find-unbounded.ts'
import { readCode, siteOf } from '../scripts/patterns/read-code.ts'
import { keyOf, readVerdicts } from '../scripts/patterns/verdicts.ts'

const collected = collectPatterns()
const verdicts = readVerdicts()

test('every regular expression of the repository has been analyzed as it stands; `pnpm patterns` does it', () => {
  const missing = collected.patterns.filter((pattern) => !verdicts.has(keyOf(pattern))).map(siteOf)
  expect(missing, `not analyzed yet`).toEqual([])
  const used = new Set(collected.patterns.map(keyOf))
  expect(
    [...verdicts.keys()].filter((key) => !used.has(key)),
    `of patterns that are gone`,
  ).toEqual([])
})

test('no regular expression is exponential, not even behind a bound', () => {
  const exponential = collected.patterns.filter((pattern) => {
    const verdict = verdicts.get(keyOf(pattern))
    return typeof verdict === 'object' && verdict.cost.startsWith('exponential')
  })
  expect(exponential.map(siteOf)).toEqual([])
})

test('where others wait, on the server, in the worker and in a tab, no pattern runs that nobody can vouch for', () => {
  expect(findUnbounded(collected, verdicts)).toEqual([])
})

test('the bound is known by the way a file is reached: not as a type, not as the program of a thread', () => {
  const pattern = { line: 1, source: '(a*)*b', flags: '' }
  const page = (text: string) => readCode('src/web/page.ts', text)
  const judge = { file: 'src/web-judge.ts', literals: [], constructions: [], imports: [] }
  const reachedBy = (text: string) =>
    findUnbounded(
      { codes: [page(text), judge], patterns: [{ ...pattern, file: judge.file }] },
      new Map([[keyOf(pattern), 'unknown']]),
    ).length
  expect(reachedBy("import { judge } from '../web-judge.ts'")).toBe(1)
  expect(reachedBy("export { judge } from '../web-judge.ts'")).toBe(1)
  expect(reachedBy("const judge = await import('../web-judge.ts')")).toBe(1)
  expect(reachedBy("import type { Judge } from '../web-judge.ts'")).toBe(0)
  expect(reachedBy("new Worker(new URL('../web-judge.ts', import.meta.url))")).toBe(0)
})

test('patterns are found as literals, as `RegExp`, and as texts written out where they are searched for', () => {
  const { literals, constructions } = readCode(
    'src/web/page.tsx',
    'const a = /(a*)*b/u\nexport const B = () => <p title={/c+/i.source}>/d/</p>\nconst e = new RegExp(a)\nconst f = () => RegExp("x")\nconst g = () => location.href.match("(a*)*b")\nconst h = () => "x".search(`${g}`)\nconst i = location.search\nconst j = () => "x".matchAll("(a*)" + "*b")',
  )
  expect(literals.map(({ source, flags }) => `/${source}/${flags}`)).toEqual(['/(a*)*b/u', '/c+/i'])
  expect(constructions).toEqual([
    { file: 'src/web/page.tsx', line: 3, inFunction: false },
    { file: 'src/web/page.tsx', line: 4, inFunction: true },
    { file: 'src/web/page.tsx', line: 5, inFunction: true },
    { file: 'src/web/page.tsx', line: 6, inFunction: true },
    { file: 'src/web/page.tsx', line: 8, inFunction: true },
  ])
  const built = collected.patterns.filter(({ file }) => file.endsWith('prompting/speaks-to-writer.ts'))
  expect(built.length, `patterns that are put together when their file is loaded`).toBeGreaterThan(20)
})

test('a pattern that is put together where no file can be loaded here counts as unsafe', () => {
  const code = readCode('src/web/page.tsx', "const a = new RegExp(['a', 'b'].join('|'))")
  const found = (patterns: typeof collected.patterns) => findUnbounded({ codes: [code], patterns }, new Map())
  expect(found([])).toEqual(['src/web/page.tsx:1 makes a pattern that was never analyzed'])
  const pattern = { file: 'src/web/page.tsx', line: 1, source: 'a|b', flags: '' }
  const safe = new Map([[keyOf(pattern), 'safe' as const]])
  expect(findUnbounded({ codes: [code], patterns: [pattern] }, safe)).toEqual([])
})

test("the analyzer tells what froze a server from what can't", async () => {
  const opener = '(?:also|so|and)'
  const froze = { source: `^(?:\\W*${opener}\\W+)*write this`, flags: 'i' }
  const mended = { source: `^(?:\\W*${opener}\\W+(?:${opener}\\W+)*)?write this`, flags: 'i' }
  expect(await analyzePattern(froze)).toMatchObject({ cost: expect.stringContaining('exponential') })
  expect(await analyzePattern(mended)).toBe('safe')
})
