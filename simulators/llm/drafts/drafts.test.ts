import { expect, test } from 'vitest'
import { mendSentences } from './mend-sentences.ts'
import { titlePhrase } from './title-phrase.ts'
import { toldSentences } from './told-sentences.ts'
import { writeDraft } from './write-draft.ts'

const product = `PRODUCT, in its maker's own words:
The product is called "Pawslot".
F0. Online booking for dog groomers. Owners pick a time.
F1. Sends a reminder the day before
LINK: none, of any kind.`
const unnamed = product.replace('The product is called "Pawslot".', 'It may not be named here.')
const post = '<<<post-x1>>>\nThree no-shows on a Saturday\n\nHow do you stop this?\n<<<end post-x1>>>'
const comment = (about: string, mode: string) =>
  `TASK: a comment under this post.\n\n${post}\n\n${about}\n\nLENGTH: 50 to 110 words.\n\nMODE: ${mode}`

test('a comment says something plain, and names the product with its maker where it may', () => {
  const text = writeDraft(comment(product, 'mention_disclosed')) ?? ''
  expect(text).toMatch(/^I'd start with the smallest/)
  expect(text).toMatch(/(?:I make|I built) Pawslot[^.]*it sends a reminder the day before\./)
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(110)
})

test('the maker owns up in a sentence of their own, whether it names the product or not', () => {
  const owned = (own: string) => writeDraft(comment(`${product}\nD1. ${own}`, 'mention_disclosed'))
  expect(owned('Pawslot is my day job.')).toMatch(/Pawslot is my day job, so [^.]*: it sends a reminder/)
  expect(owned("It's my shop.")).toMatch(/It's my shop, so [^.]*\. About Pawslot: it sends a reminder/)
})

test('a comment tells what the writer knows', () => {
  const told = 'WRITER SAYS: I asked 40 groomers. Half take deposits'
  expect(writeDraft(comment(`${told}\n\n${unnamed}`, 'no_mention'))).toContain(
    '\n\nI asked 40 groomers. Half take deposits.\n\n',
  )
})

test('a comment that may not name the product does not', () => {
  const text = writeDraft(comment(unnamed, 'no_mention')) ?? ''
  expect(text).not.toMatch(/Pawslot|I make|I built/)
  expect(text.split(/\s+/).length).toBeGreaterThan(40)
})

test('notes are lines to write from', () => {
  const lines = (writeDraft(comment(unnamed, 'notes_only')) ?? '').split('\n')
  expect(lines.length).toBeGreaterThanOrEqual(4)
  expect(lines.every((line) => line.startsWith('- '))).toBe(true)
})

test('a post tells what the writer says and leaves out numbers nobody gave', () => {
  const prompt = (says: string) =>
    `TASK: a post.\n\nSHAPE: it begins in the manner of "My app reached..."\n\nWRITER SAYS: ${says}\n\n${product}\n\nMODE: mention_disclosed`
  expect(writeDraft(prompt('Groomers use it every day'))).toMatch(
    /^My app reached \[your number\][^\n]*\n\nGroomers use it/,
  )
  expect(writeDraft(prompt('We have 40 customers now'))).toMatch(/^My app reached 40 customers/)
})

test('a post in the shape of another tells the own story in its steps', () => {
  const prompt = `TASK: a post in a given shape.\n\nSHAPE: story, plain in tone.\n<<<outline-x1>>>\n1. opening: says what happened\n2. problem: names what went wrong\n3. question\n<<<end outline-x1>>>\n\nWRITER SAYS: We opened in May. Nobody came for weeks. Then a groomer wrote about us.\n\n${unnamed}\n\nMODE: no_mention`
  const [title, , opening, , problem] = (writeDraft(prompt) ?? '').split('\n')
  expect([title, opening]).toEqual(['We opened in May', 'We opened in May.'])
  expect(problem).toBe('The annoying part. Nobody came for weeks. Then a groomer wrote about us.')
})

test.each([
  ['We opened in May.', 'We opened in May'],
  [
    'After eleven years of washing dogs in the back of a van I rented a real room, and on the first Saturday nobody came.',
    'After eleven years of washing dogs in the back of a van I rented a real room',
  ],
  [
    'Raising the price of a full groom from fifty to seventy dollars overnight cost me exactly none of the regulars',
    'Raising the price of a full groom from fifty to seventy dollars overnight cost me exactly none of the regulars',
  ],
  [`${'Word '.repeat(60)}of the end.`, 'Word '.repeat(40).trim()],
])('a title is a whole phrase: %s', (sentence, title) => {
  expect(titlePhrase(sentence)).toBe(title)
})

test('a full stop in a number or an address ends no sentence, and how long it took is no milestone', () => {
  const says = 'In 3 months version 2.5 of pawslot.com came out. We have 1,200 salons. It costs $1.50.'
  expect(toldSentences(says)).toHaveLength(3)
  const text = writeDraft(
    `TASK: a post.\n\nSHAPE: it begins in the manner of "My app reached..."\n\nWRITER SAYS: ${says}\n\n${product}\n\nMODE: mention_disclosed`,
  )
  expect(text).toMatch(/^My app reached 1,200 salons\. What/)
  expect(text).toContain('In 3 months version 2.5 of pawslot.com came out.')
})

test('a draft is mended by taking out what is wrong', () => {
  const prompt = JSON.stringify({
    sentences: [{ at: 1, text: 'See rival.io.' }],
    wrong: [{ at: 1, why: 'x' }],
  })
  expect(mendSentences(prompt)).toEqual({ sentences: [{ at: 1, text: '' }] })
})

test('what is no draft is somebody else’s work', () => {
  expect(writeDraft('Hello')).toBeUndefined()
})
