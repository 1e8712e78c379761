import { z } from 'zod'
import { url } from '../platform/environment.ts'
import type { originVariables } from './origin.ts'
import { isReal, type ProcessEnv } from './process.ts'
import { isSimulated } from './refuse-simulator.ts'
import type { Rule, ValuesOf } from './rules.ts'

const webUrl = url('http:', 'https:')

export const feedbackVariables = {
  FEEDBACK_URL: webUrl.optional(),
  FEEDBACK_RESIZER_URL: webUrl.optional(),
  FEEDBACK_RESIZER_INTEGRITY: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be like sha384-…')
    .optional(),
}

type FeedbackEnv = ValuesOf<typeof feedbackVariables>

export const feedbackRules: Rule<FeedbackEnv & ValuesOf<typeof originVariables> & ProcessEnv>[] = [
  // Its frame keeps its own origin, so on ours it could reach out of its sandbox.
  {
    variable: 'FEEDBACK_URL',
    error: "must not have ORIGIN's own origin",
    holds: (e) => !e.FEEDBACK_URL || !e.ORIGIN || new URL(e.FEEDBACK_URL).origin !== new URL(e.ORIGIN).origin,
  },
  {
    variable: 'FEEDBACK_RESIZER_URL',
    error: 'needs FEEDBACK_URL',
    holds: (e) => e.FEEDBACK_URL || !e.FEEDBACK_RESIZER_URL,
  },
  {
    variable: 'FEEDBACK_RESIZER_INTEGRITY',
    error: 'needs FEEDBACK_RESIZER_URL',
    holds: (e) => e.FEEDBACK_RESIZER_URL || !e.FEEDBACK_RESIZER_INTEGRITY,
  },
  {
    variable: 'FEEDBACK_URL',
    error: 'and FEEDBACK_RESIZER_URL must be public https addresses in production',
    holds: (e) =>
      !isReal(e) || [e.FEEDBACK_URL, e.FEEDBACK_RESIZER_URL].every((one) => !one || !isSimulated(one)),
  },
]

export function readCollector(e: FeedbackEnv) {
  if (!e.FEEDBACK_URL) return undefined
  return {
    url: e.FEEDBACK_URL,
    resizer: e.FEEDBACK_RESIZER_URL
      ? { url: e.FEEDBACK_RESIZER_URL, integrity: e.FEEDBACK_RESIZER_INTEGRITY }
      : undefined,
  }
}
