import { dot } from './dot.ts'

/** How close each of some vectors is to each of others, row by row. */
export function compareAll(rows: Float32Array[], columns: Float32Array[]) {
  const width = columns.length
  const found = new Float64Array(rows.length * width)
  for (const [at, row] of rows.entries()) {
    let column = 0
    // Four sums side by side don't wait for one another. Each is added up in the same order as alone, to the last bit.
    for (; column + 3 < width; column += 4) {
      const [a, b, c, d] = columns.slice(column, column + 4) as [Vector, Vector, Vector, Vector]
      let [toA, toB, toC, toD] = [0, 0, 0, 0]
      for (let one = 0; one < row.length; one += 1) {
        const value = row[one] as number
        toA += value * (a[one] as number)
        toB += value * (b[one] as number)
        toC += value * (c[one] as number)
        toD += value * (d[one] as number)
      }
      found.set([toA, toB, toC, toD], at * width + column)
    }
    for (; column < width; column += 1) found[at * width + column] = dot(row, columns[column] as Vector)
  }
  return found
}

type Vector = Float32Array
