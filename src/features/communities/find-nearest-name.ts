import type { PostSource } from '../../adapters/reddit/post-source.ts'

/** How much of the beginning is taken as right: first most of it, then only the start. Reddit finds names by their beginning. */
const BEGINNINGS = [0.7, 0.4]
const SHORTEST = 3

/** The community that was probably meant by a name that nobody has; null if none is near. */
export async function findNearestName(posts: Pick<PostSource, 'names'>, name: string) {
  const most = name.length < 6 ? 1 : 2
  for (const share of BEGINNINGS) {
    const start = name.slice(0, Math.max(SHORTEST, Math.floor(name.length * share)))
    const answer = await posts.names(start)
    if (answer.kind !== 'ok') return null
    const [nearest] = answer.value
      .map((known) => ({ known, edits: countEdits(known.toLowerCase(), name.toLowerCase()) }))
      .filter(({ edits }) => edits > 0 && edits <= most)
      .toSorted((a, b) => a.edits - b.edits)
    if (nearest) return nearest.known
  }
  return null
}

/** How many letters have to be put in, left out or changed. */
export function countEdits(from: string, to: string) {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of from.split('').entries()) {
    const next = [at + 1]
    for (const [place, other] of to.split('').entries()) {
      const changed = (row[place] ?? 0) + Number(letter !== other)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
