import { AppError } from '../../platform/errors.ts'
import type { Leave } from '../../platform/limits.ts'
import type { Reader } from './reader.ts'

type Wanted = { productId: string; count: number; leave?: Leave }

/** Takes so many readings of the product's day, or says in how many milliseconds it may have them; zero if they are taken. */
export async function takeReadings({ limits }: Pick<Reader, 'limits'>, { productId, count, leave }: Wanted) {
  try {
    await limits.readings.take(productId, count, leave)
    return 0
  } catch (refusal) {
    if (!(refusal instanceof AppError) || refusal.code !== 'throttled') throw refusal
    return (refusal.retryAfterSeconds ?? 60) * 1_000
  }
}
