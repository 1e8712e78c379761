import { expect, test } from 'vitest'
import { findExcerpt } from './find-excerpt.ts'

const text =
  'I have a van and plan the route the evening before. Then at 7 the first one cancels. Does anyone use a tool that takes a deposit? Oregon, if it matters.'
const quote = 'Does anyone use a tool that takes a deposit?'

const whole = ({ before, marked, after }: ReturnType<typeof findExcerpt>) => `${before}${marked}${after}`

test('what is asked is marked where it stands, with the words around it', () => {
  expect(findExcerpt({ text, quote }, 300)).toEqual({
    before: 'I have a van and plan the route the evening before. Then at 7 the first one cancels. ',
    marked: quote,
    after: ' Oregon, if it matters.',
  })
})

test('only what is there letter for letter is marked', () => {
  expect(findExcerpt({ text, quote: 'Does anybody use a tool that takes a deposit?' }, 300)).toEqual({
    before: text,
    marked: '',
    after: '',
  })
  expect(findExcerpt({ text, quote: null }, 300).marked).toBe('')
})

test('with little room it begins with a whole sentence, and ends with a whole word', () => {
  expect(findExcerpt({ text, quote }, 110)).toEqual({
    before: 'Then at 7 the first one cancels. ',
    marked: quote,
    after: ' Oregon, if it matters.',
  })
  expect(findExcerpt({ text, quote }, 90).after).toBe(' Oregon, if it …')
  expect(whole(findExcerpt({ text, quote: null }, 40))).toBe('I have a van and plan the route the …')
})

test('where no sentence begins in time, it begins with a whole word', () => {
  const run = `${'and then again '.repeat(20)}what now?`
  expect(findExcerpt({ text: run, quote: 'what now?' }, 60).before).toMatch(/^… (?:and|then|again) /)
})

test("Reddit's signs and line breaks are no words: a quote is found across them", () => {
  expect(
    findExcerpt(
      { text: 'Tired of it.\n\nDoes **anyone** use\na tool?', quote: 'Does **anyone** use\na tool?' },
      200,
    ),
  ).toEqual({ before: 'Tired of it. ', marked: 'Does anyone use a tool?', after: '' })
})

test('a quote that fills all the room stands alone', () => {
  const { before, marked, after } = findExcerpt({ text, quote }, 20)
  expect([before, marked, after]).toEqual(['… ', quote, ' …'])
})

test('a post without words has an empty excerpt', () => {
  expect(findExcerpt({ text: '', quote: null }, 200)).toEqual({ before: '', marked: '', after: '' })
})
