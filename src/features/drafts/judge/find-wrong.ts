import { splitSentences } from '../../../judge/form/split-sentences.ts'
import type { Wrong } from '../prompts/repair.v2.ts'
import type { Finding } from '../schema.ts'
import type { DraftText } from './draft-context.ts'

/**
 * The sentences of a draft that can't stay as they are. A blank is the user's to fill in, and advice is the user's
 * to take. Of the reviewer's own words none goes on: they have read a stranger's post.
 */
export function findWrong({ content }: DraftText, findings: Finding[]): Wrong[] {
  const sentences = splitSentences(content)
  const wrong = new Map<number, string[]>()
  for (const { level, rule, field, span, message } of findings) {
    if (level === 'advice' || rule === 'placeholder_left' || !span) continue
    const touched =
      field === 'title'
        ? [0]
        : sentences.flatMap(({ start, end }, at) => (start < span[1] && end > span[0] ? [at + 1] : []))
    for (const at of touched) wrong.set(at, [...(wrong.get(at) ?? []), message])
  }
  return [...wrong].map(([at, whys]) => ({ at, why: [...new Set(whys)].join(' ') }))
}
