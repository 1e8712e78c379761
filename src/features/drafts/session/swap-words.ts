import type { DraftText } from '../judge/draft-context.ts'
import type { Swap } from '../schema.ts'
import { findOnce } from './find-once.ts'

/** The text with these words in place of those. Undefined where those don't stand there exactly once. */
export function swapWords(text: DraftText, { field, before, after }: Swap): DraftText | undefined {
  const words = text[field] ?? ''
  const start = findOnce(words, before)
  if (start === undefined) return
  const head = words.slice(0, start)
  const tail = words.slice(start + before.length)
  return { ...text, [field]: after === '' ? close(head, tail) : head + after + tail }
}

/** What was taken out takes along the space, or the empty line, that it leaves. */
function close(head: string, tail: string) {
  const rest = tail.replace(/^[ \t]+/, '')
  if (head === '' || head.endsWith('\n')) return head + rest.replace(/^\n+/, '')
  return rest === '' || rest.startsWith('\n') ? head.trimEnd() + rest : head + rest
}
