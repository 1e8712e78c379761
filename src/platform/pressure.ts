import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

type PressureLimits = { eventLoopDelayMs: number; utilization: number; poolWaiting: number }
type Options = { poolWaiting: () => number; sampleMs?: number; limits?: Partial<PressureLimits> }

const DEFAULTS: PressureLimits = { eventLoopDelayMs: 250, utilization: 0.95, poolWaiting: 50 }

/**
 * Tells when this process has more work than it can do in time. One busy sample (a start, a garbage collection)
 * isn't overload: the event loop must be late in two samples running.
 */
export function watchPressure({ poolWaiting, sampleMs = 500, limits }: Options) {
  const max = { ...DEFAULTS, ...limits }
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  let before = performance.eventLoopUtilization()
  let lateSamples = 0

  const timer = setInterval(() => {
    const delayMs = histogram.percentile(90) / 1e6
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    histogram.reset()
    const late = delayMs > max.eventLoopDelayMs || utilization > max.utilization
    lateSamples = late ? lateSamples + 1 : 0
  }, sampleMs).unref()

  return {
    isOverloaded: () => lateSamples >= 2 || poolWaiting() > max.poolWaiting,
    stop: () => {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
