import { z } from 'zod'
import { url } from '../platform/environment.ts'
import type { ValuesOf } from './rules.ts'

export const redisVariables = {
  REDIS_URL: url('redis:', 'rediss:').default('redis://127.0.0.1:6379'),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'may hold letters, digits, - and _')
    .default('threadlark'),
}

export function readRedis(e: ValuesOf<typeof redisVariables>) {
  return { url: e.REDIS_URL, prefix: e.REDIS_PREFIX }
}
