import { splitSentences } from '../../../judge/form/split-sentences.ts'
import type { Wrong } from '../prompts/repair.v2.ts'
import type { Finding } from '../schema.ts'
import type { DraftText } from './draft-context.ts'
import { isMendable } from './is-mendable.ts'
import { LIST_MARK } from './swap-sentences.ts'

/**
 * The sentences of a draft in which something was found that a mender can put right. Those that don't stand in `written`, where it is
 * given, are the user's own and stay. Of the reviewer's own words none goes on: they have read a stranger's post.
 */
export function findWrong({ title, content }: DraftText, findings: Finding[], written?: string): Wrong[] {
  const sentences = splitSentences(content)
  const wrong = new Map<number, string[]>()
  for (const { field, span, message } of findings.filter(isMendable)) {
    const touched =
      field === 'title'
        ? [0]
        : sentences.flatMap(({ start, end }, at) => (start < span[1] && end > span[0] ? [at + 1] : []))
    for (const at of touched) wrong.set(at, [...(wrong.get(at) ?? []), message])
  }
  const found = [...wrong].map(([at, whys]) => ({ at, why: [...new Set(whys)].join(' ') }))
  if (written === undefined) return found
  const known = knownSentences(written)
  const textAt = (at: number) => (at === 0 ? title : sentences[at - 1]?.text) ?? ''
  return found.filter(({ at }) => known.has(withoutMark(textAt(at))))
}

/** A title is a line, however many sentences it has. */
const knownSentences = (written: string) =>
  new Set([...written.split('\n'), ...splitSentences(written).map(({ text }) => text)].map(withoutMark))

const withoutMark = (text: string) => text.trim().replace(LIST_MARK, '')
