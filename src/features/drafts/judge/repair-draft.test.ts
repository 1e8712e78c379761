import { expect, test } from 'vitest'
import type { DraftContext } from './draft-context.ts'
import { lintDraft } from './lint-draft.ts'
import { repairDraft } from './repair-draft.ts'
import { pawSlot } from './test-context.ts'

function repair(content: string, rule: string, given: Partial<DraftContext> = {}) {
  const against = { ...pawSlot, ...given }
  const finding = lintDraft({ title: null, content }, against).find((one) => one.rule === rule)
  if (!finding) throw new Error(`no ${rule} in ${content}`)
  return repairDraft({ title: null, content }, finding, against).content
}

test.each([
  ['Deposits help. PawSlot takes a deposit.', 'Deposits help. PawSlot (I make it) takes a deposit.'],
  ['Deposits help. Try PawSlot.', 'Deposits help. I make PawSlot. Try PawSlot.'],
  ['- a policy\n- PawSlot', '- a policy\n- I make PawSlot. PawSlot'],
])('disclosure is added to: %s', (content, expected) => {
  expect(repair(content, 'missing_disclosure')).toBe(expected)
})

test.each([
  ['Read this (https://evil.io/a) first.', 'Read this first.'],
  ['Read [this guide](https://evil.io) first.', 'Read this guide first.'],
  // Nothing but a link, or a sentence that only points at it.
  ['Charge a deposit. See https://evil.io for more.', 'Charge a deposit.'],
  ['Charge a deposit. More at https://evil.io and bit.ly/x.', 'Charge a deposit.'],
  ['Charge a deposit. https://evil.io/deposits', 'Charge a deposit.'],
  ['https://evil.io\n\nCharge a deposit.', 'Charge a deposit.'],
  ['Charge a deposit.\n\nSource: https://evil.io\n\nGood luck.', 'Charge a deposit.\n\nGood luck.'],
  ['Charge a deposit. Full write-up here: https://evil.io/a.', 'Charge a deposit.'],
  ['Charge a deposit.\n\n**https://evil.io**\n\nGood luck.', 'Charge a deposit.\n\nGood luck.'],
  // The link is the subject or the object of its sentence.
  ['https://evil.io is what I would use. Charge a deposit.', 'Charge a deposit.'],
  ['Charge a deposit. I use https://evil.io for reminders. Good luck.', 'Charge a deposit. Good luck.'],
  // One clause of two goes; the other stays where it stands alone.
  ['A deposit helps most, and https://evil.io explains why.', 'A deposit helps most.'],
  ['Deposits work well for groomers: https://evil.io/a.', 'Deposits work well for groomers.'],
  ['Deposits work well for groomers - see https://evil.io.', 'Deposits work well for groomers.'],
  ['Deposits work for us, see https://evil.io, and nobody minds.', 'Deposits work for us, and nobody minds.'],
  ['https://evil.io lists them, but a written policy does more.', 'A written policy does more.'],
  ['Call. If https://evil.io is too much, and it may be, call them.', 'Call.'],
  ['We take the deposit via https://evil.io/pay.', 'We take the deposit.'],
  // Markdown leaves its words where they say something.
  ['Charge a deposit. [Click here](https://evil.io) to learn more.', 'Charge a deposit.'],
  ['Charge a deposit. You can read more [here](https://evil.io).', 'Charge a deposit.'],
  [
    'Charge a deposit. See [their guide](https://evil.io) for more.',
    'Charge a deposit. See their guide for more.',
  ],
  ['Charge a deposit.\n\n[A guide to deposits](https://evil.io)', 'Charge a deposit.'],
  // Brackets and lists.
  ['A deposit (more at https://evil.io) helps most.', 'A deposit helps most.'],
  ['A deposit helps most [https://evil.io].', 'A deposit helps most.'],
  ['- Charge a deposit\n- https://evil.io\n- Write it down', '- Charge a deposit\n- Write it down'],
  ['1. Stripe: https://stripe.com\n2. A phone call', '1. Stripe\n2. A phone call'],
  ['- [Stripe](https://stripe.com)\n- A phone call', '- Stripe\n- A phone call'],
  ['- Charge a deposit\n- See https://evil.io for more', '- Charge a deposit'],
  // A text that would be gone with its link keeps its words.
  ['If https://evil.io is too much, and it may be, call them.', 'If is too much, and it may be, call them.'],
  ['I use https://evil.io for reminders.', 'I use for reminders.'],
  ['See [their guide](https://evil.io/a).', 'See their guide.'],
  ['[A guide to deposits](https://evil.io)', 'A guide to deposits'],
  ['https://evil.io', ''],
  ['**https://evil.io**', ''],
])('links are taken out of: %s', (content, expected) => {
  expect(repair(content, 'foreign_link')).toBe(expected)
})

test('a title may lose its link, and keeps what stands alone', () => {
  const draft = { title: 'How deposits ended my no-shows: https://evil.io', content: 'Charge a deposit.' }
  const finding = lintDraft(draft, pawSlot).find(({ field }) => field === 'title')
  expect(finding && repairDraft(draft, finding, pawSlot).title).toBe('How deposits ended my no-shows')
})

test.each([
  ['Charge a deposit. DM me for details. Good luck.', 'Charge a deposit. Good luck.'],
  ['- Charge a deposit\n- DM me for details\n- Write it down', '- Charge a deposit\n- Write it down'],
])('a sentence is taken out of: %s', (content, expected) => {
  expect(repair(content, 'begging')).toBe(expected)
})

test('what is too long loses what tells least, never the disclosure', () => {
  const register = {
    medianWords: 10,
    p25Words: 5,
    p90Words: 20,
    withLists: 0,
    lowerCaseStarts: 0,
  }
  const content =
    'I make PawSlot. Nice weather over here by the way today, everybody is outside. Charge a deposit for no-shows. PawSlot can take it.'
  expect(repair(content, 'length', { register })).toBe(
    'I make PawSlot. Charge a deposit for no-shows. PawSlot can take it.',
  )
  const one = `Charge a deposit ${'and write it down '.repeat(6)}today.`
  const findings = lintDraft({ title: null, content: one }, { ...pawSlot, register })
  // Nothing is left to take away, so no button promises to.
  expect(findings.find(({ rule }) => rule === 'length')).toMatchObject({ level: 'warn', repair: null })
})
