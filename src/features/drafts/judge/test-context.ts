import type { DraftContext } from './draft-context.ts'

/** A product and a conversation that the tests of this folder share. */
export const pawSlot: DraftContext = {
  task: 'comment',
  mode: 'mention_disclosed',
  linksAllowed: true,
  product: {
    name: 'PawSlot',
    website: 'https://pawslot.com',
    description:
      'Online booking for dog groomers. Clients book their own slot, and reminders go out by text message.',
    facts: [
      'PawSlot sends SMS reminders 24 hours before an appointment.',
      'Clients pay a deposit of $10 when they book.',
      'The Solo plan costs $19 a month.',
      'There is a 14-day free trial.',
    ],
    disclosures: [],
  },
  context: '',
  founder: '',
  post: {
    title: 'How do you deal with no-shows?',
    text: 'I run a two-person grooming salon and lose about 6 appointments a week to no-shows. Should I charge a deposit? Thanks.',
  },
  source: null,
  ownDrafts: [],
  register: null,
  writtenLinks: [],
}
