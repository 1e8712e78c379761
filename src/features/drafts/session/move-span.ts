import { findOnce } from './find-once.ts'

type Span = [number, number]

/** Where the words of a span stand after an edit; null where they were edited themselves. */
export function moveSpan(from: string, to: string, [start, end]: Span): Span | null {
  if (from.slice(0, end) === to.slice(0, end)) return [start, end]
  const moved = to.length - from.length
  if (start + moved >= 0 && from.slice(start) === to.slice(start + moved)) return [start + moved, end + moved]
  // Edits on both sides of it: it is found where nothing else could be meant.
  const words = from.slice(start, end)
  const at = findOnce(to, words)
  return at === undefined ? null : [at, at + words.length]
}
