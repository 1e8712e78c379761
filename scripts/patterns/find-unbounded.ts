import type { collectPatterns } from './collect-patterns.ts'
import { siteOf } from './read-code.ts'
import { keyOf, type Verdicts } from './verdicts.ts'

/** Where a process begins that others wait for: the server, the worker, and the pages in a reader's tab. */
const BEGINNINGS = /^src\/(?:server|worker)\.ts$|^src\/web\/.*\.tsx?$/

/**
 * Patterns that could hold up everyone: unsafe, never analyzed, or made while someone waits, and not behind one of the bounded
 * threads.
 */
export function findUnbounded({ codes, patterns }: ReturnType<typeof collectPatterns>, verdicts: Verdicts) {
  const known = new Map(codes.map((code) => [code.file, code]))
  const reached = new Set(codes.map(({ file }) => file).filter((file) => BEGINNINGS.test(file)))
  // What is added while the set is walked is walked too.
  for (const file of reached) for (const next of known.get(file)?.imports ?? []) reached.add(next)
  const unsafe = patterns
    .filter((pattern) => reached.has(pattern.file) && verdicts.get(keyOf(pattern)) !== 'safe')
    .map(({ file, line, source, flags }) => `${file}:${line} /${source}/${flags}`)
  const analyzed = new Set(patterns.map(siteOf))
  const made = codes.filter(({ file }) => reached.has(file)).flatMap(({ constructions }) => constructions)
  const whileRunning = made.filter(({ inFunction }) => inFunction)
  // Where a file can't be loaded here, what it puts together isn't known.
  const unseen = made.filter((one) => !one.inFunction && !analyzed.has(siteOf(one)))
  return [
    ...unsafe,
    ...whileRunning.map((one) => `${siteOf(one)} makes a pattern while it runs`),
    ...unseen.map((one) => `${siteOf(one)} makes a pattern that was never analyzed`),
  ]
}
