import type { Stripe } from 'stripe'

/** An empty value removes its key; an empty string in place of the whole removes them all. */
export function mergeMetadata(
  current: Stripe.Metadata,
  given: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata {
  if (given === undefined) return current
  if (given === '' || given === null) return {}
  const merged = Object.entries({ ...current, ...given })
  return Object.fromEntries(
    merged.filter(([, value]) => value !== '' && value !== null).map(([key, value]) => [key, String(value)]),
  )
}
