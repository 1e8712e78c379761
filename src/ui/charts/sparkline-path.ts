import { curveMonotoneX, line } from 'd3-shape'
import { coordinate } from './scale-values.ts'

type Box = { width: number; height: number }

/** A smooth line through the values, filling the box from its lowest to its highest value, or from zero to `highest`. */
export function sparklinePath(values: number[], box: Box, highest?: number) {
  const points = sparklinePoints(values, box, highest)
  return { path: sparkline(points) ?? '', end: points.at(-1) }
}

const sparkline = line().curve(curveMonotoneX).digits(2)

function sparklinePoints(values: number[], { width, height }: Box, highest?: number) {
  const lowest = highest === undefined ? Math.min(...values) : 0
  const range = highest === undefined ? Math.max(...values) - lowest : Math.max(1, highest)
  return values.map((value, index): [number, number] => [
    values.length > 1 ? coordinate((index / (values.length - 1)) * width) : width,
    range > 0 ? coordinate(height - ((value - lowest) / range) * height) : height / 2,
  ])
}
