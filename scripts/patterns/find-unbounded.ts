import type { collectPatterns } from './collect-patterns.ts'
import { keyOf, type Verdicts } from './verdicts.ts'

/** Where a process begins that others wait for: the server, the worker, and the pages in a reader's tab. */
const BEGINNINGS = /^src\/(?:server|worker)\.ts$|^src\/web\/.*\.tsx?$/

/** Patterns that could hold up everybody: unsafe, or made while somebody waits, and not behind one of the bounded threads. */
export function findUnbounded({ codes, patterns }: ReturnType<typeof collectPatterns>, verdicts: Verdicts) {
  const known = new Map(codes.map((code) => [code.file, code]))
  const reached = new Set(codes.map(({ file }) => file).filter((file) => BEGINNINGS.test(file)))
  // What is added while the set is walked is walked too.
  for (const file of reached) for (const next of known.get(file)?.imports ?? []) reached.add(next)
  const unsafe = patterns
    .filter((pattern) => reached.has(pattern.file) && verdicts.get(keyOf(pattern)) !== 'safe')
    .map(({ file, line, source, flags }) => `${file}:${line} /${source}/${flags}`)
  const made = codes
    .filter(({ file }) => reached.has(file))
    .flatMap(({ constructions }) => constructions)
    .filter(({ inFunction }) => inFunction)
    .map(({ file, line }) => `${file}:${line} makes a pattern while it runs`)
  return [...unsafe, ...made]
}
