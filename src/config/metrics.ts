import { z } from 'zod'
import { isReal, type ProcessEnv } from './process.ts'
import type { Rule, ValuesOf } from './rules.ts'

export const metricsVariables = {
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
}

export const metricsRules: Rule<ValuesOf<typeof metricsVariables> & ProcessEnv>[] = [
  {
    variable: 'METRICS_TOKEN',
    error: 'is required in production: /metrics is not for everyone',
    holds: (e) => !isReal(e) || e.METRICS_TOKEN,
  },
]
