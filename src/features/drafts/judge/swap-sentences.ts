import { cutOut } from '../../../judge/form/cut-out.ts'
import { showHidden } from '../../../judge/form/hidden-characters.ts'
import { splitSentences } from '../../../judge/form/split-sentences.ts'
import type { Repair, Wrong } from '../prompts/repair.v2.ts'
import type { Swap } from '../schema.ts'
import type { DraftText } from './draft-context.ts'

/** Less of a draft than this is another one. */
const LEAST_LEFT = 0.5
export const LIST_MARK = /^(?:[-*+•>]|\d+[.)])\s+/

/**
 * The draft with its wrong sentences as a model has written them anew, and nothing else changed. Null where it touched what it was not asked
 * to, left too little, or changed nothing.
 */
export function swapSentences(
  { title, content }: DraftText,
  wrong: Wrong[],
  { sentences: written }: Repair,
): { draft: DraftText; swaps: Swap[] } | null {
  const asked = new Set(wrong.map(({ at }) => at))
  if (written.some(({ at }) => !asked.has(at))) return null
  const anew = new Map(written.map(({ at, text }) => [at, oneLine(text)]))
  const sentences = splitSentences(content)
  let body = content
  const swaps: Swap[] = []
  // From the end, so that the places before stay right.
  for (const [index, { text, start, end }] of [...sentences.entries()].toReversed()) {
    const mark = LIST_MARK.exec(text)?.[0] ?? ''
    const before = text.slice(mark.length)
    const after = anew.get(index + 1)?.replace(LIST_MARK, '')
    if (after === undefined || after === before) continue
    // An item of a list keeps its mark as long as something is left of it.
    const goesOn = /^[ \t]*\S/.test(body.slice(end))
    body =
      after === ''
        ? goesOn
          ? body.slice(0, start) + mark + body.slice(end).trimStart()
          : cutOut(body, [start, end])
        : body.slice(0, start) + mark + after + body.slice(end)
    swaps.unshift({ field: 'content', before, after })
  }
  const heading = title === null ? null : (anew.get(0) ?? title)
  if (title !== null && heading !== title)
    swaps.unshift({ field: 'title', before: title, after: heading ?? '' })
  const gone = swaps.filter(({ after }) => after === '').length
  const isTooMuch =
    sentences.length - gone < sentences.length * LEAST_LEFT || heading === '' || body.trim() === ''
  if (swaps.length === 0 || isTooMuch) return null
  return { draft: { title: heading, content: body.trim() }, swaps }
}

/** A sentence stays a sentence, and what nobody can see stays out of it. */
const oneLine = (text: string) => showHidden(text).replaceAll(/\s+/g, ' ').trim()
