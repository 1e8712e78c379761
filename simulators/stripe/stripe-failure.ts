import type { Decline } from './billing/cards.ts'

type Details = { type?: string; code?: string; param?: string; decline_code?: string; doc_url?: string }

/** Becomes Stripe's error envelope, from which the SDK makes its typed errors. */
export class StripeFailure extends Error {
  readonly status: number
  readonly details: Details

  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.details = { type: 'invalid_request_error', ...details }
  }

  get envelope() {
    return { error: { ...this.details, message: this.message } }
  }
}

const NOUNS: Record<string, string> = { cus: 'customer', sub: 'subscription', in: 'invoice', evt: 'event' }

/** Stripe answers 404 when the id is in the path and 400 when it is a parameter. */
export function noSuch(id: string, param: string, noun = NOUNS[id.split('_')[0] ?? ''] ?? param) {
  const details = { code: 'resource_missing', param }
  return new StripeFailure(param === 'id' ? 404 : 400, `No such ${noun}: '${id}'`, details)
}

export function cardFailure({ code, declineCode, message }: Decline) {
  if (code === 'resource_missing') return new StripeFailure(400, message, { code })
  return new StripeFailure(402, message, { type: 'card_error', code, decline_code: declineCode })
}
