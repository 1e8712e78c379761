import { z } from 'zod'
import { url } from '../platform/environment.ts'
import type { ValuesOf } from './rules.ts'

export const accountVariables = {
  AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long (openssl rand -base64 32)'),
  BREACH_CHECK_URL: url('http:', 'https:').optional(),
}

export function readAccounts(e: ValuesOf<typeof accountVariables>) {
  return { authSecret: e.AUTH_SECRET, breachCheckUrl: e.BREACH_CHECK_URL }
}
