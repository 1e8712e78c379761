import { z } from 'zod'
import { addressRanges, port } from '../platform/environment.ts'
import { isReal, type ProcessEnv } from './process.ts'
import type { Rule, ValuesOf } from './rules.ts'

/** Where a server listens, and who may stand in front of it. PORT is part of the origin. */
export const serverListeningVariables = {
  HOST: z.string().default('127.0.0.1'),
  TRUSTED_PROXIES: addressRanges.optional(),
}

/** Where a worker tells about its health, if anywhere. */
export const workerListeningVariables = {
  WORKER_HOST: z.string().default('127.0.0.1'),
  WORKER_PORT: port.optional(),
}

type ServerEnv = ValuesOf<typeof serverListeningVariables>
type WorkerEnv = ValuesOf<typeof workerListeningVariables>

export const serverListeningRules: Rule<ServerEnv & ProcessEnv>[] = [
  {
    variable: 'TRUSTED_PROXIES',
    error: "is required in production: your load balancers, or 'none' where people connect directly",
    holds: (e) => !isReal(e) || e.TRUSTED_PROXIES,
  },
]

export function readServerListening(e: ServerEnv & { PORT: number }) {
  return { host: e.HOST, port: e.PORT, trustedProxies: e.TRUSTED_PROXIES ?? [] }
}

export function readWorkerListening(e: WorkerEnv) {
  return { host: e.WORKER_HOST, port: e.WORKER_PORT }
}
