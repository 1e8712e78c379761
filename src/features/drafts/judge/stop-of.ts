import type { Finding } from '../schema.ts'

/** What keeps a text from being copied: nothing, a tick that the user may set, or a repair that they have to make. */
export type Stop = 'none' | 'tick' | 'repair'

export function stopOf(findings: Finding[]): Stop {
  const blocks = findings.filter(({ level }) => level === 'block')
  if (blocks.length === 0) return 'none'
  return blocks.every(({ mayIgnore }) => mayIgnore) ? 'tick' : 'repair'
}
