import { createBoundedThreads } from '../platform/bounded-threads.ts'
import type { Log } from '../platform/log.ts'
import type { Judge } from './judging-verbs.ts'

const program = new URL('judging-thread.ts', import.meta.url)

/** Judges on threads of their own: text that leads a pattern astray costs one answer, and makes only its sender wait. */
export function judgeAside(log: Log) {
  const onOverrun = (verb: string) => log.warn('judging.took_too_long', { topic: verb })
  const { run, close } = createBoundedThreads({ program, onOverrun })
  const judgeFor = (owner: string) => ((verb: string, ...args: unknown[]) => run(owner, verb, args)) as Judge
  return { judgeFor, close }
}
