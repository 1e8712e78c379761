/** Everything comes together in these; a test that reaches a file only through them tells little about it. */
const WHOLE = new Set(['src/api.ts', 'src/app.ts', 'src/services.ts', 'src/jobs.ts', 'src/rounds.ts'])
const TEST = /^(src|scripts|simulators|eval)\/.*\.test\.tsx?$|^test\/[^/]+\.test\.ts$/
/** `src/features/feed`, `src/adapters/mail` */
const PART = /^src\/[^/]+\/[^/]+\//
/** Half a minute is for types and lint, too. */
const MOST_MS = 15_000
/** Of a test that has never run here. */
const UNKNOWN_MS = 2_500

/** Which files import a file. */
export type Importers = Map<string, Set<string>>

type Known = { deleted?: Set<string>; durations?: Map<string, number> }

/**
 * The tests of a change that there is time for, nearest first: those that import what changed, however far, and those of its folder that reach
 * it through the whole application. `left` are the others that reach it.
 */
export function findTests(
  changed: string[],
  importers: Importers,
  { deleted = new Set(), durations = new Map() }: Known = {},
) {
  const all = reach(changed, importers, () => true).filter((test) => !deleted.has(test))
  const near = new Set(reach(changed, importers, (file) => !WHOLE.has(file)))
  const parts = changed.flatMap((file) => PART.exec(file)?.[0] ?? [])
  const wanted = all.filter((test) => near.has(test) || parts.some((part) => test.startsWith(part)))
  const run = chooseWithin(wanted, (test) => durations.get(test) ?? UNKNOWN_MS)
  return { run, left: all.filter((test) => !run.includes(test)) }
}

/** The nearest that there is time for; the very nearest always. */
function chooseWithin(tests: string[], durationOf: (test: string) => number) {
  let sum = 0
  return tests.filter((test, at) => {
    const next = sum + durationOf(test)
    if (at > 0 && next > MOST_MS) return false
    sum = next
    return true
  })
}

function reach(from: string[], importers: Importers, goesOn: (file: string) => boolean) {
  // A set keeps the order in which files were found, and takes new ones while it is read.
  const found = new Set(from)
  for (const file of found) {
    for (const importer of importers.get(file) ?? []) if (goesOn(importer)) found.add(importer)
  }
  return [...found].filter((file) => TEST.test(file))
}
