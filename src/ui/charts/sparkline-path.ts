import { curveMonotoneX, line } from 'd3-shape'
import { coordinate } from './scale-values.ts'

type Box = { width: number; height: number }

/** A smooth line through the values, filling the box from its lowest to its highest value. */
export function sparklinePath(values: number[], { width, height }: Box) {
  const points = sparklinePoints(values, { width, height })
  return { path: sparkline(points) ?? '', end: points.at(-1) }
}

const sparkline = line().curve(curveMonotoneX).digits(2)

function sparklinePoints(values: number[], { width, height }: Box) {
  const lowest = Math.min(...values)
  const range = Math.max(...values) - lowest
  return values.map((value, index): [number, number] => [
    values.length > 1 ? coordinate((index / (values.length - 1)) * width) : width,
    range > 0 ? coordinate(height - ((value - lowest) / range) * height) : height / 2,
  ])
}
