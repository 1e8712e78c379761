import { z } from 'zod'
import { flag, port } from '../platform/environment.ts'
import type { ValuesOf } from './rules.ts'

export const processVariables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DEMO: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SIM_PORT: port.default(4600),
}

export type ProcessEnv = ValuesOf<typeof processVariables>

export function readProcess(e: ProcessEnv) {
  return { demo: e.DEMO, logLevel: e.LOG_LEVEL }
}

export function isReal(e: Pick<ProcessEnv, 'NODE_ENV' | 'DEMO'>) {
  return e.NODE_ENV === 'production' && !e.DEMO
}
