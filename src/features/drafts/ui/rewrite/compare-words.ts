/** Fewer words in a row are anybody's. */
const RUN = 3

export type Piece = { text: string; isNew: boolean }

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** The text in pieces, each taken over from the source or new, and the share of words that was taken over. */
export function compareWords(source: string, text: string): { pieces: Piece[]; sameShare: number } {
  const known = new Set(runsOf(wordsOf(source)))
  const words = wordsOf(text)
  const same = new Set<number>()
  for (const [start, run] of runsOf(words).entries()) {
    if (known.has(run)) for (let at = start; at < start + RUN; at += 1) same.add(at)
  }
  return { pieces: cut(text, same), sameShare: words.length === 0 ? 0 : same.size / words.length }
}

function runsOf(words: string[]) {
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(' '))
}

function cut(text: string, same: Set<number>): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  let index = 0
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
    const isNew = !same.has(index)
    const last = pieces.at(-1)
    // What stands between two words goes with the one before it.
    if (last) last.text += text.slice(at, start)
    else if (start > 0) pieces.push({ text: text.slice(0, start), isNew: false })
    if (last?.isNew === isNew) last.text += word
    else pieces.push({ text: word, isNew })
    at = start + word.length
    index += 1
  }
  const last = pieces.at(-1)
  if (last) last.text += text.slice(at)
  else if (text !== '') pieces.push({ text, isNew: false })
  return pieces
}
