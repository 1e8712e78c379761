import { createBoundedThreads } from '../platform/bounded-threads.ts'
import type { Log } from '../platform/log.ts'
import type { Judge } from './judging-verbs.ts'

const program = new URL('judging-thread.ts', import.meta.url)

/** Judges on threads of their own: text that leads a pattern astray costs one answer and holds up nobody else. */
export function judgeAside(log: Log) {
  const onOverrun = (verb: string) => log.warn('judging.took_too_long', { topic: verb })
  const { run, close } = createBoundedThreads({ program, onOverrun })
  const judge = (verb: string, ...args: unknown[]) => run(verb, args)
  return { judge: judge as Judge, close }
}
