import { lines } from '../../form/lines.ts'
import { plainWords } from './plain-words.ts'

export type Rule = { name: string; description: string }
/** As it stands, to quote, and in plain words, to read. */
export type Sentence = { text: string; plain: string }

const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|incl|approx|no)\.$/i
const LIST_ITEM = /^\s*(?:[-*+•]|\d+[.)])\s+/

/** Goes on with the sentence before and says nothing without it. */
const GOES_ON = new RegExp(
  lines`
    ^(?:(?:this|that|it|these|which)(?: also| even)? (?:includes?|covers?|means|applies|goes for|counts for)
    |includ(?:es|ing)|likewise|same (?:goes |applies )?for|ditto|so (?:do|does|is|are))\b
  `,
  'i',
)

/**
 * A rule's sentences, its name first. An item of a list is read together with the line that heads the list,
 * and "This includes …" together with what it adds to.
 */
export function sentencesOf({ name, description }: Rule): Sentence[] {
  let head = ''
  const inText = description.split(/\n+/).flatMap((line) => {
    const item = LIST_ITEM.test(line)
    const sentences = splitLine(line.replace(LIST_ITEM, '').replaceAll(/[*_`>]|^#+ /g, ''))
    if (!item) head = sentences.at(-1)?.endsWith(':') ? (sentences.at(-1) ?? '') : ''
    return sentences.map((text) => ({ text, plain: plainWords(item ? `${head} ${text}`.trim() : text) }))
  })
  const title = name.trim()
  const all = [...(title ? [{ text: title, plain: plainWords(title) }] : []), ...inText]
  return all.map(({ text, plain }, i) => {
    const before = all[i - 1]
    return { text, plain: before && GOES_ON.test(text) ? `${before.plain} ${plain}` : plain }
  })
}

function splitLine(line: string) {
  const whole: string[] = []
  for (const part of line.split(/(?<=[.!?]["')]?)\s+/)) {
    const last = whole.at(-1)
    if (last !== undefined && ABBREVIATION.test(last)) whole[whole.length - 1] = `${last} ${part}`
    else whole.push(part)
  }
  return whole.map((sentence) => sentence.trim()).filter(Boolean)
}
