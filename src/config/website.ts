import { url } from '../platform/environment.ts'
import type { ProcessEnv } from './process.ts'
import { refuseSimulator } from './refuse-simulator.ts'
import type { Rule, ValuesOf } from './rules.ts'

/** Users' websites need no configuration but a place to simulate them. */
export const websiteVariables = { WEBSITE_SIMULATOR_URL: url('http:', 'https:').optional() }

export const websiteRules: Rule<ValuesOf<typeof websiteVariables> & ProcessEnv>[] = [
  refuseSimulator('WEBSITE_SIMULATOR_URL', (e) => Boolean(e.WEBSITE_SIMULATOR_URL)),
]
