import { expect, test } from 'vitest'
import { namesProduct } from './names-product.ts'

const product = (name: string, website: string | null = null) => ({
  name,
  website,
  description: null,
  facts: [],
})

test.each([
  ['PawSlot', 'Try PawSlot.'],
  ['PawSlot', 'try pawslot'],
  ['PawSlot', 'try Paw Slot or PAW-SLOT'],
  ['PawSlot', "PawSlot's reminders"],
  ['PawSlot', 'P a w S l o t does it'],
  ['PawSlot', 'see pawsl0t'],
  ['PawSlot', 'see getpaw dot com', 'https://www.getpaw.com'],
  ['PawSlot', 'see GetPaw.com/pricing', 'https://getpaw.com'],
  ['Cal.com', 'I use Cal.com for it'],
  ['Linear', 'I would try Linear first.'],
  ['Linear', 'Linear is faster.'],
  ['Linear', 'there is a tool called linear for that'],
  ['Buffer', 'have you tried buffer?'],
  ['Day One', 'I write in Day One every evening'],
  ['C++ Now', 'see C++ Now'],
  ['Über', 'take Über home'],
] as [string, string, string?][])('%s is named in: %s', (name, text, website) => {
  expect(namesProduct(text, product(name, website))).toBe(true)
})

test.each([
  ['PawSlot', 'The paw slots into the brush.'],
  ['PawSlot', 'Pawslots are something else'],
  ['Linear', 'The cost is linear in the number of teams.'],
  ['Linear', 'Linear algebra helps.'],
  ['Buffer', 'Leave a buffer between appointments.'],
  ['Buffer', 'Buffer your calendar by ten minutes.'],
  ['Buffer', 'How to Build a Buffer Between Two Meetings'],
  ['Notion', 'I had no notion of that.'],
  ['Slack', 'Cut them some slack.'],
  ['Day One', 'Charge a deposit from day one.'],
  ['Loom', 'Deadlines loom over everyone.'],
  ['Mint', 'the card is in mint condition'],
])('%s is not named in: %s', (name, text) => {
  expect(namesProduct(text, product(name))).toBe(false)
})
