import { setTimeout as wait } from 'node:timers/promises'

/** Answers after a fixed time at the earliest, so that how long it took tells nothing about what was done. */
export async function noSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(ms)])
  return result
}
