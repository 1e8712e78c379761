import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Where vitest remembers how long each file took. */
const REMEMBERED = 'node_modules/.vite/vitest/*/results.json'

const results = z.object({
  projects: z.record(
    z.string(),
    z.object({ files: z.record(z.string(), z.object({ duration: z.number() })) }),
  ),
})

/** How long each test file took when it last ran here, in milliseconds; none where nobody knows. */
export function readDurations(files = globSync(REMEMBERED)): Map<string, number> {
  const known = files.flatMap((file) => {
    const { data } = results.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return Object.values(data?.projects ?? {}).flatMap(({ files }) => Object.entries(files))
  })
  return new Map(known.map(([file, { duration }]) => [file, duration]))
}
