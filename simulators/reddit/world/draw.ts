/** A number for a text, the same in every run. */
export function hashText(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mix(hash)
}

/** Draw number `turn` of `seed`, 0 to 1: any draw can be repeated without those before it. */
export const draw = (seed: number, turn: number) => mix(seed + Math.imul(turn + 1, 0x9e3779b1)) / 2 ** 32

export const mixSeeds = (one: number, other: number) => mix(one ^ Math.imul(other + 1, 0x85ebca6b))

export function pick<T>(items: readonly T[], at: number): T {
  const item = items[Math.floor(at * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Picks by share: `[['self', 0.8], ['link', 0.2]]`. The last takes what is left. */
export function pickByShare<T>(shares: readonly (readonly [T, number])[], at: number): T {
  let left = at
  for (const [item, share] of shares) {
    left -= share
    if (left < 0) return item
  }
  const last = shares.at(-1)
  if (!last) throw new Error('nothing to pick from')
  return last[0]
}

function mix(value: number) {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
