import { Stripe } from 'stripe'
import { StripeFailure } from '../stripe-failure.ts'

/** The secret key, as a bearer token or as the user name of Basic; and the API version this simulator speaks. */
export function checkAccess(headers: Headers, secretKey: string) {
  const [scheme, credentials = ''] = (headers.get('authorization') ?? '').split(' ')
  const given = scheme === 'Basic' ? (atobOrEmpty(credentials).split(':')[0] ?? '') : credentials
  if (!given)
    throw new StripeFailure(401, 'You did not provide an API key. Provide it in the Authorization header.')
  if (given !== secretKey) throw new StripeFailure(401, 'Invalid API Key provided.')
  const version = headers.get('stripe-version')
  if (version !== Stripe.API_VERSION)
    throw new StripeFailure(
      400,
      `Stripe-Version must be ${Stripe.API_VERSION}; received ${version ?? 'none'}.`,
    )
}

function atobOrEmpty(encoded: string) {
  try {
    return atob(encoded)
  } catch {
    return ''
  }
}
