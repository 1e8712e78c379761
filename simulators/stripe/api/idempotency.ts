import type { IdempotentAnswer, World } from '../billing/world.ts'
import { StripeFailure } from '../stripe-failure.ts'

const LIFETIME_MS = 24 * 3600 * 1000

/** The answer stored under this key, if it was given to the same request. */
export function storedAnswer(world: World, key: string, fingerprint: string): IdempotentAnswer | undefined {
  if (key.length > 255)
    throw new StripeFailure(400, 'Idempotency keys are limited to 255 characters.', {
      type: 'idempotency_error',
    })
  const stored = world.idempotentAnswers.get(key)
  if (!stored || stored.at < Date.now() - LIFETIME_MS) return undefined
  if (stored.fingerprint === fingerprint) return stored
  throw new StripeFailure(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )
}

/** A refused request has not begun, so its key may be used again. */
export const isWorthStoring = (status: number) => status !== 400 && status !== 404

/** The same for the same parameters, in whatever order they were sent. */
export function fingerprintOf(method: string, path: string, body: string) {
  const parameters = [...new URLSearchParams(body)].map((pair) => pair.join('=')).toSorted()
  return JSON.stringify([method, path, parameters])
}
