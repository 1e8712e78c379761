/** Of vectors of length one: how close they are. */
export function dot(a: Float32Array, b: Float32Array) {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] ?? 0)
  return sum
}
