import { z } from 'zod'
import { url } from '../platform/environment.ts'
import type { ProcessEnv } from './process.ts'
import { isSimulated, refuseSimulator } from './refuse-simulator.ts'
import type { Rule, ValuesOf } from './rules.ts'

export const googleVariables = {
  GOOGLE_DISCOVERY_URL: url('http:', 'https:').default(
    'https://accounts.google.com/.well-known/openid-configuration',
  ),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
}

type GoogleEnv = ValuesOf<typeof googleVariables>

export const googleRules: Rule<GoogleEnv & ProcessEnv>[] = [
  {
    variable: 'GOOGLE_CLIENT_ID',
    error: 'and GOOGLE_CLIENT_SECRET go together: set both or neither',
    holds: (e) => !e.GOOGLE_CLIENT_ID === !e.GOOGLE_CLIENT_SECRET,
  },
  refuseSimulator(
    'GOOGLE_DISCOVERY_URL',
    (e) => Boolean(e.GOOGLE_CLIENT_ID) && isSimulated(e.GOOGLE_DISCOVERY_URL),
  ),
]

export function readGoogle(e: GoogleEnv) {
  if (!e.GOOGLE_CLIENT_ID || !e.GOOGLE_CLIENT_SECRET) return undefined
  return {
    discoveryUrl: e.GOOGLE_DISCOVERY_URL,
    clientId: e.GOOGLE_CLIENT_ID,
    clientSecret: e.GOOGLE_CLIENT_SECRET,
  }
}
