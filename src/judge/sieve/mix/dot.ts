/** Of vectors of length one: how close they are. */
export function dot(a: Float32Array, b: Float32Array) {
  let sum = 0
  for (const [at, value] of a.entries()) sum += value * (b[at] ?? 0)
  return sum
}
