import { mean } from './rank.ts'
import { seeded } from './seeded.ts'

const ROUNDS = 2_000

/** Where the mean of such cases lies in 95 of 100 sets like this one: cases are drawn anew, again and again, with replacement. */
export function bootstrap(values: number[], random = seeded(1)): [low: number, high: number] {
  if (values.length === 0) return [0, 0]
  const draw = () => values[Math.floor(random() * values.length)] ?? 0
  const means = Array.from({ length: ROUNDS }, () => mean(values.map(draw))).toSorted((a, b) => a - b)
  return [means[Math.floor(ROUNDS * 0.025)] ?? 0, means[Math.ceil(ROUNDS * 0.975) - 1] ?? 0]
}
