import { html } from 'hono/html'
import { z } from 'zod'
import { cardByNumber } from '../billing/cards.ts'

export const cardFields = (name = '') => html`<label for="card-number">Card number</label>
<input id="card-number" name="number" type="text" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" maxlength="23" required>
<div class="pair">
<div><label for="card-expiry">Expiry (MM/YY)</label>
<input id="card-expiry" name="expiry" type="text" inputmode="numeric" autocomplete="cc-exp" placeholder="12/40" maxlength="7" required></div>
<div><label for="card-cvc">CVC</label>
<input id="card-cvc" name="cvc" type="text" inputmode="numeric" autocomplete="cc-csc" placeholder="123" maxlength="4" required></div>
</div>
<label for="card-name">Name on card</label>
<input id="card-name" name="name" type="text" autocomplete="cc-name" maxlength="200" value="${name}" required>`

const formSchema = z.object({
  number: z.string().regex(/^[\d\s-]{12,23}$/, 'Your card number is incomplete.'),
  expiry: z
    .string()
    .regex(/^\s*(0[1-9]|1[0-2])\s*\/\s*(20)?\d\d\s*$/, 'Your card’s expiration date is incomplete.'),
  cvc: z.string().regex(/^\d{3,4}$/, 'Your card’s security code is incomplete.'),
  name: z.string().trim().min(1, 'Enter the name on your card.').max(200),
})

/** The number itself goes no further than this function. */
export function readCardForm(form: unknown) {
  const parsed = formSchema.safeParse(form)
  if (!parsed.success) return { kind: 'wrong', message: parsed.error.issues[0]?.message ?? '' } as const
  const { number, expiry, name } = parsed.data
  const [expMonth = 0, year = 0] = expiry.split('/').map(Number)
  const expYear = year < 100 ? 2000 + year : year
  const wrong = (message: string) => ({ kind: 'wrong', message, name }) as const
  if (Date.UTC(expYear, expMonth, 1) <= Date.now())
    return wrong('Your card’s expiration year is in the past.')
  const card = cardByNumber(number)
  if (!card)
    return wrong('Your card was declined. This page takes test cards only, such as 4242 4242 4242 4242.')
  return { kind: 'read', card, name, expMonth, expYear } as const
}
