import { lines } from './lines.ts'
import type { Place } from './place.ts'

const LOOK_ALIKES: Record<string, string> = Object.fromEntries([
  ...pairs('аеорсухікмтнвѕјԁһӏԛԝбгп', 'aeopcyxikmthbsjdhlqwbrn'),
  ...pairs('АЕОРСУХІКМТНВЅЈҮԜ', 'AEOPCYXIKMTHBSJYW'),
  ...pairs('αορνικτυχεγηωϲϳ', 'aopvikruxeynwcj'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('օսոցհայ', 'ounghwj'),
])

function pairs(from: string, to: string): [string, string][] {
  const plain = Array.from(to)
  return Array.from(from).map((letter, at) => [letter, plain[at] ?? ''])
}

// Invisible, or turning the direction of what follows; tags and the second set of selectors can carry whole messages.
const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Variation_Selector}\u00AD\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\u{E0000}-\u{E0FFF}]|\u034F/gu
const EMOJI_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u
const JOINED_SCRIPTS = new RegExp(
  lines`
    [\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}
    \p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}\p{Script=Khmer}
    \p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Mongolian}]$
  `,
  'u',
)
const FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{2,6}\u{E007F}/gu
/** Letters that only look like those of another block. */
const STYLED =
  /[\u{1D400}-\u{1D7FF}\uFF21-\uFF3A\uFF41-\uFF5A\u24B6-\u24E9\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]+/gu
const LATIN = /\p{Script=Latin}/u
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Places of characters that can't be seen, or that pass for others. */
export function findHidden(text: string): Place[] {
  const flags = [...text.matchAll(FLAG)].map(({ 0: flag, index }) => ({
    start: index,
    end: index + flag.length,
  }))
  const unseen = [...text.matchAll(INVISIBLE)]
    .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
    .filter(
      ({ start }) => !flags.some((flag) => start >= flag.start && start < flag.end) && !isAtHome(text, start),
    )
  const styled = [...text.matchAll(STYLED)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
  }))
  return [...unseen, ...styled, ...disguised(text)].toSorted((a, b) => a.start - b.start)
}

/** Joiners within an emoji or a script that needs them, selectors behind the sign that they shape. */
function isAtHome(text: string, at: number): boolean {
  const sign = text.codePointAt(at) ?? 0
  const before = text.slice(Math.max(0, at - 4), at)
  const after = text.slice(at + 1)
  if (sign === 0x20_0d || sign === 0x20_0c) {
    if (sign === 0x20_0d && EMOJI_BEFORE.test(before) && /^\p{Extended_Pictographic}/u.test(after))
      return true
    return (
      (JOINED_SCRIPTS.test(before) || /\p{M}$/u.test(before)) &&
      /^\p{L}/u.test(after) &&
      !LATIN.test(after.slice(0, 1))
    )
  }
  if (sign === 0xfe_0f || sign === 0xfe_0e) return /(?:\p{Emoji}|\p{So}|\p{Sm})$/u.test(before)
  return sign === 0x20_0f || sign === 0x20_0e || sign === 0x06_1c
    ? /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
    : false
}

/** Words that mix scripts so that one letter passes for another, or are wholly made of such letters. */
function disguised(text: string): Place[] {
  const words = [...text.matchAll(WORD)]
  const foreign = words.filter(({ 0: word }) =>
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(word),
  )
  if (foreign.length === 0) return []
  const isWhole = (word: string) =>
    word.length > 2 && Array.from(word).every((letter) => letter in LOOK_ALIKES)
  const truly = foreign.some(({ 0: word }) => !LATIN.test(word) && !isWhole(word))
  return foreign
    .filter(({ 0: word }) =>
      LATIN.test(word)
        ? Array.from(word).some((letter) => letter in LOOK_ALIKES || /\p{Script=Cyrillic}/u.test(letter))
        : !truly && isWhole(word) && LATIN.test(text),
    )
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
}

/** The same text with nothing hidden in it. */
export function showHidden(text: string): string {
  let shown = text
  for (let round = 0; round < 3; round += 1) {
    const hidden = findHidden(shown)
    if (hidden.length === 0) return shown
    for (const { start, end } of hidden.toReversed()) {
      shown = shown.slice(0, start) + reveal(shown.slice(start, end)) + shown.slice(end)
    }
  }
  return findHidden(shown).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    shown,
  )
}

const reveal = (run: string) =>
  Array.from(run.normalize('NFKC').replaceAll(INVISIBLE, ''))
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')

/** What a reader sees, and from which place of the text each character of it comes. */
export function seeThrough(text: string): { shown: string; at: (index: number) => number } {
  const hidden = findHidden(text)
  if (hidden.length === 0) return { shown: text, at: (index) => index }
  let shown = ''
  const from: number[] = []
  const add = (part: string, origin: (index: number) => number) => {
    for (let index = 0; index < part.length; index += 1) from.push(origin(index))
    shown += part
  }
  let done = 0
  for (const { start, end } of hidden) {
    if (start < done) continue
    const before = done
    add(text.slice(before, start), (index) => before + index)
    add(reveal(text.slice(start, end)), (index) => Math.min(start + index, end - 1))
    done = end
  }
  const rest = done
  add(text.slice(rest), (index) => rest + index)
  return { shown, at: (index) => from[index] ?? Math.max(0, text.length - 1) }
}
