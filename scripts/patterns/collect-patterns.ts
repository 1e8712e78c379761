import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { type Pattern, readCode, siteOf } from './read-code.ts'

/** What ships, and the programs that stand in for outside services. */
const CODE = '{src,simulators,scripts}/**/*.{ts,tsx}'
/** Tests, and what only they use. */
const TESTS = /\.(?:test|e2e)\.tsx?$|\/test-[^/]+\.ts$/
/** Loading them starts something. */
const STARTS = /^src\/(?:server|worker)\.ts$|^(?:simulators|scripts)\//

/** Every regular expression: literals out of the code, and those that are put together while the code is loaded. */
export function collectPatterns() {
  const files = globSync(CODE).filter((file) => !TESTS.test(file))
  const codes = files.toSorted().map((file) => readCode(file))
  const constructions = codes.flatMap((code) => code.constructions)
  const sites = new Set(constructions.map(siteOf))
  const makers = new Set(constructions.map(({ file }) => file))
  const loaded = codes
    .filter(({ file, imports }) => makers.has(file) || imports.some((one) => makers.has(one)))
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.ts') && !file.includes('/ui/') && !STARTS.test(file))
  const built = watchLoading(loaded).filter((one) => sites.has(siteOf(one)))
  return { codes, patterns: [...codes.flatMap(({ literals }) => literals), ...built] }
}

/** Loads the files in a process whose RegExp tells what it makes. */
function watchLoading(files: string[]): Pattern[] {
  const script = new URL('watch-loading.ts', import.meta.url).pathname
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`Loading the files failed: ${stderr}`)
  return JSON.parse(stdout)
}
