/** Where two share a bucket, training makes the best of it. */
const EACH = 2 ** 15
/** Words and pairs of words first, then pieces of words. */
export const BUCKETS = 2 * EACH
export const isPiece = (bucket: number) => bucket >= EACH

const SHORTEST_PIECE = 2
const LONGEST_PIECE = 5
const WORD = /[\p{L}\p{N}']+|[^\s\p{L}\p{N}']/gu

/** How often each bucket is hit. */
export function readGrams(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (gram: string, from = 0) => {
    const bucket = from + bucketOf(gram)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []
  for (const [at, word] of words.entries()) {
    count(word)
    const next = words[at + 1]
    if (next) count(`${word} ${next}`)
    for (const piece of piecesOf(` ${word} `)) count(piece, EACH)
  }
  return counts
}

function piecesOf(word: string) {
  const pieces: string[] = []
  for (let size = SHORTEST_PIECE; size <= Math.min(LONGEST_PIECE, word.length); size++) {
    for (let at = 0; at + size <= word.length; at++) pieces.push(word.slice(at, at + size))
  }
  return pieces
}

/** FNV-1a. */
function bucketOf(gram: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (EACH - 1)
}
