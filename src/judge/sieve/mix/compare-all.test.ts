import { expect, test } from 'vitest'
import { compareAll } from './compare-all.ts'

const vector = (seed: number) =>
  Float32Array.from({ length: 384 }, (_, at) => Math.fround(Math.sin((at + 1) * (seed + 0.37))))
const added = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

test.each([1, 3, 4, 7, 8])('with %i lines every sum is the same to the last bit as alone', (count) => {
  const rows = [1, 2, 3].map(vector)
  const columns = Array.from({ length: count }, (_, at) => vector(10 + at))
  expect([...compareAll(rows, columns)]).toEqual(
    rows.flatMap((row) => columns.map((column) => added(row, column))),
  )
})
