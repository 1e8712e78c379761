import { dot } from './dot.ts'

type Vector = Float32Array

/** How close each of some vectors is to each of others, row by row. */
export function compareAll(rows: Vector[], columns: Vector[]) {
  const found = new Float64Array(rows.length * columns.length)
  let at = 0
  for (const row of rows) {
    let column = 0
    for (; column + 3 < columns.length; column += 4, at += 4) compareFour(row, columns, column, found, at)
    for (; column < columns.length; column += 1, at += 1) found[at] = dot(row, columns[column] as Vector)
  }
  return found
}

/** Four sums side by side don't wait for one another. Each is added up in the same order as alone, to the last bit. */
function compareFour(row: Vector, columns: Vector[], from: number, found: Float64Array, at: number) {
  const a = columns[from] as Vector
  const b = columns[from + 1] as Vector
  const c = columns[from + 2] as Vector
  const d = columns[from + 3] as Vector
  let toA = 0
  let toB = 0
  let toC = 0
  let toD = 0
  for (let one = 0; one < row.length; one += 1) {
    const value = row[one] as number
    toA += value * (a[one] as number)
    toB += value * (b[one] as number)
    toC += value * (c[one] as number)
    toD += value * (d[one] as number)
  }
  found[at] = toA
  found[at + 1] = toB
  found[at + 2] = toC
  found[at + 3] = toD
}
