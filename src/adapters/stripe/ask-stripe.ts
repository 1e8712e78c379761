import { Stripe } from 'stripe'
import { AppError } from '../../platform/errors.ts'

const AWAY = "Our payment provider isn't answering. Please try again in a moment."
const OUR_FAULT = 'Something went wrong with the payment provider. Please contact support.'

type Options = {
  /** What a refusal means where it is expected; otherwise it is our mistake. */
  refusal?: null
}

/** One call of Stripe. Missing things are null; everything else that fails is said in a sentence. */
export async function askStripe<T>(call: () => Promise<T>, options: Options = {}): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'resource_missing') return null
    const cause = nameOnly(error)
    const refused = error instanceof Stripe.errors.StripeInvalidRequestError
    if (refused && options.refusal === null) return null
    const ours =
      refused ||
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError ||
      error instanceof Stripe.errors.StripeIdempotencyError
    throw ours
      ? new AppError('internal', OUR_FAULT, { cause })
      : new AppError('upstream_failed', AWAY, { cause })
  }
}

/** Stripe hangs headers, parameters and raw bodies on its errors; none of that belongs into a log. */
function nameOnly({ type, code, param, requestId }: Stripe.errors.StripeError) {
  return new Error(['Stripe', type, code, param, requestId].filter(Boolean).join(' '))
}
