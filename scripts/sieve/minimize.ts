const STEPS = 150
const MEMORY = 8
const ENOUGH = 1e-6

/** Where a smooth convex function is least (L-BFGS with backtracking). `lossAt` also fills in the slope. */
export function minimize(
  start: Float64Array,
  lossAt: (at: Float64Array, slope: Float64Array) => number,
): Float64Array {
  let here = start
  let slope = new Float64Array(start.length)
  let loss = lossAt(here, slope)
  const past: { moved: Float64Array; turned: Float64Array; curve: number }[] = []
  for (let step = 0; step < STEPS; step++) {
    const way = directionOf(slope, past)
    const descent = dot(way, slope)
    let length = step === 0 ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : 1
    let next = along(here, way, length)
    const nextSlope = new Float64Array(start.length)
    let nextLoss = lossAt(next, nextSlope)
    while (nextLoss > loss + 1e-4 * length * descent && length > 1e-8) {
      length /= 2
      next = along(here, way, length)
      nextLoss = lossAt(next, nextSlope)
    }
    const moved = along(next, here, -1)
    const turned = along(nextSlope, slope, -1)
    const curve = dot(moved, turned)
    if (curve > 1e-12) past.push({ moved, turned, curve })
    if (past.length > MEMORY) past.shift()
    const gained = loss - nextLoss
    here = next
    slope = nextSlope
    loss = nextLoss
    if (gained < ENOUGH * Math.max(1, Math.abs(loss))) break
  }
  return here
}

function directionOf(
  slope: Float64Array,
  past: { moved: Float64Array; turned: Float64Array; curve: number }[],
) {
  const way = slope.map((value) => -value)
  const shares: number[] = []
  for (const { moved, turned, curve } of past.toReversed()) {
    const share = dot(moved, way) / curve
    shares.push(share)
    addTo(way, turned, -share)
  }
  const last = past.at(-1)
  if (last) scale(way, last.curve / dot(last.turned, last.turned))
  for (const { moved, turned, curve } of past)
    addTo(way, moved, (shares.pop() ?? 0) - dot(turned, way) / curve)
  return way
}

function dot(a: Float64Array, b: Float64Array) {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

const along = (from: Float64Array, way: Float64Array, length: number) =>
  from.map((value, at) => value + length * (way[at] ?? 0))

function addTo(to: Float64Array, other: Float64Array, share: number) {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + share * (other[at] ?? 0)
}

function scale(values: Float64Array, by: number) {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * by
}
