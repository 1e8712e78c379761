const PRIME = 0x01_00_01_93
const SEED = 0x81_1c_9d_c5 | 0

/** Each word of a text as one number, without making a string of it: fifty drafts are read while somebody types. */
export function hashWords(text: string): Int32Array {
  const hashes: number[] = []
  let hash = SEED
  let open = false
  for (let at = 0; at <= text.length; at += 1) {
    const sign = at < text.length ? text.charCodeAt(at) : 32
    // An apostrophe, straight or curly, is left out, so that "don't" stays one word.
    if (open && (sign === 0x27 || sign === 0x20_19)) continue
    const isLetter =
      (sign >= 97 && sign <= 122) ||
      (sign >= 65 && sign <= 90) ||
      (sign >= 48 && sign <= 57) ||
      isForeign(sign)
    if (isLetter) {
      hash = Math.imul(hash ^ (sign >= 65 && sign <= 90 ? sign + 32 : sign), PRIME)
      open = true
    } else if (open) {
      hashes.push(hash)
      hash = SEED
      open = false
    }
  }
  return Int32Array.from(hashes)
}

/** Letters beyond ASCII; dashes, quotes, bullets and wide spaces are none. */
const isForeign = (sign: number) => sign > 0xbf && !(sign >= 0x20_00 && sign <= 0x20_6f) && sign !== 0x30_00

function eachRun(words: Int32Array, size: number, visit: (run: number) => void) {
  for (let at = 0; at + size <= words.length; at += 1) {
    let run = SEED
    for (let next = at; next < at + size; next += 1) run = Math.imul(run, PRIME) ^ (words[next] ?? 0)
    visit(run)
  }
}

/** Runs of words; two texts that share many were copied from each other. */
export function runsOf(words: Int32Array, size: number): Set<number> {
  const runs = new Set<number>()
  eachRun(words, size, (run) => runs.add(run))
  return runs
}

/** How many of the runs stand in the other text, too. */
export function countShared(runs: Set<number>, other: Int32Array, size: number): number {
  const found = new Set<number>()
  eachRun(other, size, (run) => {
    if (runs.has(run)) found.add(run)
  })
  return found.size
}

/** Which share of the runs stands in the other text. */
export const containment = (runs: Set<number>, other: Int32Array, size: number): number =>
  runs.size === 0 ? 0 : countShared(runs, other, size) / runs.size

/** What both have of what either has; 0 where it is below the least that matters. */
export function jaccard(runs: Set<number>, other: Int32Array, size: number, least = 0): number {
  const both = countShared(runs, other, size)
  // What either has is at least what one has, so most pairs are settled without counting it.
  if (both === 0 || both / runs.size < least) return 0
  return both / (runs.size + runsOf(other, size).size - both)
}
