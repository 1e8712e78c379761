import type { Log } from './log.ts'

type Step = { name: string; run: () => unknown }

/**
 * On SIGTERM or SIGINT the steps run in order, together within the deadline; then the process ends. A second
 * signal ends it at once.
 */
export function shutDownOnSignal(log: Log, deadlineMs: number, steps: Step[]) {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info('process.stopping', { signal })
    setTimeout(() => {
      log.error('process.stop_deadline', { durationMs: deadlineMs })
      process.exit(1)
    }, deadlineMs).unref()
    for (const { name, run } of steps) {
      try {
        await run()
      } catch (err) {
        log.error('process.stop_step_failed', { err, reason: name })
      }
    }
    log.info('process.stopped', { signal })
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}
