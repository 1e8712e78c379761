import { expect, test } from 'vitest'
import { findHidden, showHidden } from './hidden-characters.ts'

test.each([
  ['zero width space', 'de\u200Bposit', 'deposit'],
  ['soft hyphen', 'de\u00ADposit', 'deposit'],
  ['turned direction', 'a \u202Etxet\u202C', 'a txet'],
  ['tags', 'hi\u{E0049}\u{E0067}', 'hi'],
  ['byte order mark', '\uFEFFhi', 'hi'],
  ['Cyrillic o', 'dep\u043Esit', 'deposit'],
  ['wholly Cyrillic', 'the \u0440\u0430\u0441\u0435 is', 'the pace is'],
  ['styled letters', '\u{1D41B}\u{1D428}\u{1D429}', 'bop'],
  ['wide letters', '\uFF30\uFF41\uFF57', 'Paw'],
  ['joiner in a word', 'Paw\u200DSlot', 'PawSlot'],
  ['selector in a word', 'Paw\uFE0FSlot', 'PawSlot'],
])('%s is found and taken out', (_, text, shown) => {
  expect(findHidden(text)).not.toEqual([])
  expect(showHidden(text)).toBe(shown)
})

test.each([
  'A family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}, a heart \u2764\uFE0F, a key 1\uFE0F\u20E3',
  'A flag \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'Привет, это русский текст',
  'A note in Russian: "спасибо" and in Greek: "ευχαριστώ"',
  'naïve café, 5 μs, 10 Ω',
  'می\u200Cخواهم',
])('nothing is hidden in: %s', (text) => {
  expect(findHidden(text)).toEqual([])
})
