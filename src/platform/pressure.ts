import { performance } from 'node:perf_hooks'
import { createBacklog, type Measured } from './backlog.ts'

type Options = {
  poolWaiting: () => number
  /** The processor time that requests under way may still take, together. */
  backlogMs: number
}

const MOST_WAITING = 50
/** Short, because what comes in until it is noticed has to be done. */
const SAMPLE_MS = 100

/** Tells when this process has more work than it can do in time. docs/decisions/0005-load-shedding.md says why like this. */
export function watchPressure({ poolWaiting, backlogMs }: Options) {
  const backlog = createBacklog(backlogMs)
  const measure = meterProcessor()
  const timer = setInterval(() => backlog.measure(measure()), SAMPLE_MS).unref()
  return {
    begin: backlog.begin,
    arrive: backlog.arrive,
    backlogMs: backlog.lengthMs,
    isOverloaded: () => backlog.isTooLong() || poolWaiting() > MOST_WAITING,
    stop: () => clearInterval(timer),
  }
}

/** Of this thread, on which every request is answered. */
function meterProcessor() {
  let cpuBefore = process.threadCpuUsage()
  let loopBefore = performance.eventLoopUtilization()
  let turnsBefore = countTurns()
  return (): Measured => {
    const { user, system } = process.threadCpuUsage(cpuBefore)
    const { idle } = performance.eventLoopUtilization(loopBefore)
    cpuBefore = process.threadCpuUsage()
    loopBefore = performance.eventLoopUtilization()
    const turns = countTurns() - turnsBefore
    turnsBefore += turns
    return { cpuMs: (user + system) / 1_000, idleMs: idle, turns }
  }
}

const countTurns = () => performance.nodeTiming.uvMetricsInfo.loopCount
