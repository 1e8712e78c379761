import { port, url } from '../platform/environment.ts'
import { isReal, type ProcessEnv } from './process.ts'
import type { Rule, ValuesOf } from './rules.ts'

/** Where people reach us. */
export const originVariables = {
  PORT: port.default(3000),
  ORIGIN: url('http:', 'https:').optional(),
}

type OriginEnv = ValuesOf<typeof originVariables>

export const originRules: Rule<OriginEnv & ProcessEnv>[] = [
  {
    variable: 'ORIGIN',
    error: 'must be the public https address in production',
    holds: (e) => !isReal(e) || e.ORIGIN?.startsWith('https:'),
  },
]

export function readOrigin(e: OriginEnv) {
  return new URL(e.ORIGIN ?? `http://localhost:${e.PORT}`).origin
}
