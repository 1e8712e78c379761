import { setTimeout as wait } from 'node:timers/promises'

/** Answers after a fixed time at the earliest, also with a failure, so that how long it took tells nothing about what was done. */
export async function noSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, wait(ms)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
