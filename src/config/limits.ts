import { z } from 'zod'
import { urgencies } from '../platform/job.ts'
import type { ValuesOf } from './rules.ts'

export const serverLimitVariables = {
  OVERLOAD_BACKLOG_MS: z.coerce.number<string>().int().min(50).max(60_000).default(400),
  DRAIN_DELAY_MS: z.coerce.number<string>().int().min(0).max(8_000).default(0),
}

export const workerLimitVariables = {
  WORKER_CONCURRENCY: z.coerce.number<string>().int().min(1).max(100).default(5),
}

const BESIDE_JOBS = 5

export function readServerLimits(e: ValuesOf<typeof serverLimitVariables>) {
  return { overloadBacklogMs: e.OVERLOAD_BACKLOG_MS, drainDelayMs: e.DRAIN_DELAY_MS }
}

export function readWorkerLimits(e: ValuesOf<typeof workerLimitVariables>) {
  const jobsAtOnce = e.WORKER_CONCURRENCY * urgencies.length
  return {
    concurrency: e.WORKER_CONCURRENCY,
    jobsAtOnce,
    // Of each pool. Every job has a connection; the relay, the rounds and the health checks share a few more.
    poolSize: jobsAtOnce + BESIDE_JOBS,
  }
}
