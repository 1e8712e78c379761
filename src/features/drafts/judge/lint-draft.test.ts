import { describe, expect, test } from 'vitest'
import type { DraftContext } from './draft-context.ts'
import { lintDraft } from './lint-draft.ts'
import { pawSlot } from './test-context.ts'

const blocked = (content: string, given: Partial<DraftContext> = {}, title: string | null = null) => [
  ...new Set(
    lintDraft({ title, content }, { ...pawSlot, ...given })
      .filter(({ level }) => level === 'block')
      .map(({ rule }) => rule),
  ),
]

describe('an honest draft is let through', () => {
  test.each([
    'A small deposit did more than any reminder for people I talk to. I make PawSlot, and it takes a deposit when clients book, but even a written policy helps.',
    'Take a deposit. Ten dollars is enough. Full disclosure: I built PawSlot, which texts clients 24 hours before the appointment. A paper calendar and a phone do the same if you have two clients a day.',
    'Confirm by text three days before, and again the evening before. Charge 50% for the second no-show.',
    "i'd charge a deposit. pawslot (i make it) does that, the solo plan is $19 a month, but square works too if you already use it.",
    "Deposits work. I'm the founder of PawSlot, so I'm biased: https://pawslot.com has a 14-day free trial.",
    'Losing 6 appointments a week hurts. Write a cancellation policy, print it, and have people sign it at the first visit.',
    'Ask people to sign up for text reminders when they drop the dog off, and message them the day before.',
    "It depends on your clients. I'd start with a deposit for new ones only. PawSlot, which I make, might help with that part, though it doesn't do payroll.",
    'I make PawSlot. It sends a text message a day before the appointment and takes a deposit of ten dollars when they book. Even without it I would write down a policy and stick to it.',
    'Honestly the policy matters more than the tool. If someone misses twice, they prepay. That is what most groomers in this sub seem to do.',
  ])('%s', (content) => {
    expect(blocked(content)).toEqual([])
  })
})

test.each([
  ['forbidden_mention', 'Have a look at PawSlot.', { mode: 'no_mention' }],
  ['forbidden_mention', 'Have a look at paw slot, or at P.a.w.S.l.o.t.', { mode: 'no_mention' }],
  ['missing_disclosure', 'PawSlot sends SMS reminders 24 hours before an appointment.'],
  ['missing_disclosure', 'PawSlot sends SMS reminders. Try a deposit as well. I make it.'],
  ['poses_as_customer', "I've been using PawSlot and it takes a deposit."],
  ['poses_as_customer', 'A friend told me about PawSlot.'],
  ['poses_as_customer', "I make PawSlot. I'm just a happy customer of it."],
  ['foreign_link', 'Read https://rival.io/no-shows first.'],
  ['foreign_link', 'I make PawSlot: https://pawslot.com/?utm_source=reddit'],
  ['foreign_link', 'I make PawSlot, see bit.ly/3xyz.'],
  ['foreign_link', 'I make PawSlot, see [pawslot.com](https://paws1ot.com).'],
  ['foreign_link', 'Go to rivaltool dot com and compare.'],
  ['foreign_link', 'I make PawSlot: https://pawslot.com', { linksAllowed: false }],
  ['unsupported_number', 'I make PawSlot, and 4,000 groomers use it.'],
  ['unsupported_number', 'I make PawSlot. It costs nine dollars a month.'],
  ['unsupported_number', 'I make PawSlot. It cuts no-shows by 80%.'],
  ['unproven_history', 'I had the same problem last year. Charge a deposit.'],
  ['unproven_history', 'My clients hated deposits at first. Charge one anyway.'],
  ['unsupported_claim', 'I make PawSlot, the best booking tool for groomers.'],
  ['unsupported_claim', 'I make PawSlot. It integrates with QuickBooks.'],
  ['unsupported_claim', 'I make PawSlot. It works offline.'],
  ['unsupported_claim', 'I make PawSlot. It is free forever.'],
  ['begging', 'Charge a deposit. DM me for the details.'],
  ['begging', 'If this helped, an upvote would be great, so please upvote.'],
  ['begging', 'I make PawSlot. Sign up today!'],
  ['contact_details', 'Charge a deposit. Write to jo@pawslot.com for a template.'],
  ['contact_details', 'Call 415-555-0199 and ask.'],
  ['hidden_characters', 'Charge a de\u200Bposit.'],
  ['hidden_characters', 'Charge a dep\u043Esit.'],
  ['placeholder_left', 'I make PawSlot. Charge [your number] dollars.'],
  ['placeholder_left', 'Charge {{amount}} up front.'],
] as [string, string, Partial<DraftContext>?][])('%s is found in: %s', (rule, content, given) => {
  expect(blocked(content, given)).toContain(rule)
})
