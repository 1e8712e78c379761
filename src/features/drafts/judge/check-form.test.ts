import { describe, expect, test } from 'vitest'
import { checkForm, rules } from './check-form.ts'
import { pawSlot } from './test-context.ts'

describe.each(rules)('$id', ({ id, fires, passes }) => {
  const rulesIn = (example: (typeof fires)[number]) => {
    const { content, title = null, given = {} } = typeof example === 'string' ? { content: example } : example
    return checkForm({ title, content }, { ...pawSlot, ...given }).map(({ rule }) => rule)
  }
  test.each(fires)('is found in %j', (example) => expect(rulesIn(example)).toContain(id))
  test.each(passes)('is not found in %j', (example) => expect(rulesIn(example)).not.toContain(id))
})

const check = (content: string, given = {}) => checkForm({ title: null, content }, { ...pawSlot, ...given })

describe('nothing is found in plain, honest words', () => {
  test.each([
    'A small deposit did more than any reminder for people I talk to. I make PawSlot, and it takes a deposit when clients book.',
    'Take a deposit. Full disclosure: I built PawSlot, which texts clients 24 hours before the appointment.',
    "i'd charge a deposit. pawslot (i make it) does that, the solo plan is $19 a month, but square works too if you already use it.",
    "I've been using PawSlot for years and it is the best thing since sliced bread, so please upvote this if you can.",
    'Losing 6 appointments a week hurts. Write a cancellation policy and have people sign it at the first visit.',
    'I would compare Square, Booksy and Gingr: all of them take deposits.',
    'Give 10% off to those who prepay. Vouchers are another way.',
  ])('%s', (content) => expect(check(content)).toEqual([]))
})

test('a link that the model wrote locks the draft; the same link by the user is theirs', () => {
  const content = 'Charge a deposit, see https://rival.io/now for it.'
  expect(check(content, { writtenLinks: ['https://rival.io/now'] })).toMatchObject([{ level: 'lock' }])
  expect(check(content)).toMatchObject([{ rule: 'foreign_link', level: 'fault' }])
})

test("the product's own address where links may not stand locks nothing", () => {
  const given = { linksAllowed: false, writtenLinks: ['https://pawslot.com'] }
  const found = check('A deposit helps a lot with that. I make PawSlot, at https://pawslot.com', given)
  expect(found).toMatchObject([{ rule: 'foreign_link', level: 'fault' }])
})

test('only blanks, hidden characters and links that the model wrote lock a draft', () => {
  const content =
    'See evil.io, call 415-555-0199\u200B, pay [amount] and 99% of it. <b>PawSlot</b> has 5,000 users. DM me. See evil.io.'
  const locks = check(content, { mode: 'no_mention', writtenLinks: ['evil.io'] })
    .filter(({ level }) => level === 'lock')
    .map(({ rule }) => rule)
  expect(new Set(locks)).toEqual(new Set(['hidden_characters', 'foreign_link', 'placeholder_left']))
})

test.each([
  ['for this draft', { context: 'My number: 415 555 0199' }],
  ['for every draft', { founder: 'My number: 415 555 0199' }],
  ['with the product', { product: { ...pawSlot.product, disclosures: ["It's my shop, 415 555 0199"] } }],
])('a contact detail that the user gave %s is only advised on', (_, given) => {
  const [found] = check('Call 415-555-0199 when you want to hear how we do it.', given)
  expect(found).toMatchObject({ rule: 'contact_details', level: 'advice' })
})

test('the same pitch in other words around it is advised on', () => {
  const pitch = 'I make PawSlot, which takes a deposit when clients book and texts them the day before.'
  const given = { ownDrafts: [`Call the owners who missed most often and ask them why first. ${pitch}`] }
  const found = check(
    `Write a policy on the intake form and have new owners sign it at once. ${pitch}`,
    given,
  )
  expect(found).toMatchObject([{ rule: 'reused_pitch', level: 'advice' }])
})

test('a price, a share or a crowd that nobody has told of the product is a fault, another number is advised on', () => {
  const text = 'I lose money. PawSlot has 9,000 users.'
  const given = { post: { title: 'How do you stop no-shows?', text } }
  const levels = (content: string) =>
    check(`A deposit helps most with that. ${content}`, given).map(({ rule, level }) => `${level} ${rule}`)
  expect(levels('I make PawSlot. It has 9,000 users.')).toEqual(['fault unknown_number'])
  expect(levels('PawSlot, which I make, has 8,000 users.')).toEqual(['fault unknown_number'])
  expect(levels('PawSlot, which I make, needs 3 clicks.')).toEqual(['advice unknown_number'])
  expect(levels('I make PawSlot. Give it 3 weeks.')).toEqual([])
})

test('what is too long to be checked is told, and one character less is not', () => {
  const long = (characters: number) => check('Ask for a deposit. '.padEnd(characters, ' '))
  expect(long(20_001)).toMatchObject([{ rule: 'too_long', level: 'fault' }])
  expect(long(20_000)).toEqual([])
})

test('at most five findings of a kind are told, and what locks comes first', () => {
  const links = Array.from({ length: 9 }, (_, at) => `https://rival${at}.io/now`)
  const found = check(links.join(' '), { writtenLinks: ['https://rival8.io/now'] }).filter(
    ({ rule }) => rule === 'foreign_link',
  )
  expect(found).toHaveLength(5)
  expect(found[0]).toMatchObject({ level: 'lock' })
})
