import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Pattern } from './read-code.ts'

/** How long a text that goes `before`, `again` and again, and so on may take it, as far as the analyzer found out. */
type Weakness = { cost: string; attack: { pumps: [before: string, again: string][]; end: string } }

/** `safe` is the analyzer's word; what it can't decide is `unknown` and counts as unsafe. */
export type Verdict = 'safe' | 'unknown' | Weakness

export type Verdicts = Map<string, Verdict>

const FILE = new URL('verdicts.json', import.meta.url)

/** A verdict holds for exactly this pattern. */
export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16)

export const readVerdicts = (): Verdicts => new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8'))))

export function writeVerdicts(verdicts: Verdicts) {
  const sorted = [...verdicts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
