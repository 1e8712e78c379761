export type Decline = { code: string; declineCode: string; message: string }

type Card = { brand: string; last4: string; onAttach?: Decline; onCharge?: Decline; token?: string }

const declined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

const insufficientFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds. Try a different card.',
}

const cards: Record<string, Card> = {
  '4242424242424242': { brand: 'visa', last4: '4242', token: 'pm_card_visa' },
  '5555555555554444': { brand: 'mastercard', last4: '4444', token: 'pm_card_mastercard' },
  '4000000000000341': {
    brand: 'visa',
    last4: '0341',
    onCharge: declined,
    token: 'pm_card_chargeCustomerFail',
  },
  '4000000000000002': {
    brand: 'visa',
    last4: '0002',
    onAttach: declined,
    token: 'pm_card_visa_chargeDeclined',
  },
  '4000000000009995': { brand: 'visa', last4: '9995', onAttach: insufficientFunds },
}

const byToken = new Map(Object.values(cards).flatMap((card) => (card.token ? [[card.token, card]] : [])))

export const cardByNumber = (number: string) => cards[number.replace(/[\s-]/g, '')]

/** Stripe's names for test cards, such as `pm_card_visa`. */
export const cardByToken = (token: string) => byToken.get(token)

/** What is kept of a card is enough to know how a test card behaves. */
export function declineOnCharge(last4: string) {
  return Object.values(cards).find((card) => card.last4 === last4)?.onCharge
}

export const failedOnDemand: Decline = declined

export type { Card }
