import { draw, pick } from '../draw.ts'

const starts = [
  'quiet',
  'late',
  'rusty',
  'north',
  'paper',
  'blue',
  'tiny',
  'second',
  'plain',
  'salty',
  'odd',
  'slow',
  'green',
  'velvet',
  'broken',
  'sunday',
]

const ends = [
  'otter',
  'lantern',
  'mango',
  'harbor',
  'pixel',
  'kettle',
  'maple',
  'falcon',
  'ledger',
  'cactus',
  'walnut',
  'comet',
  'badger',
  'teapot',
  'river',
  'piano',
]

/** A user name, as people and Reddit's own suggestions make them. */
export function userName(seed: number) {
  const start = pick(starts, draw(seed, 90))
  const end = pick(ends, draw(seed, 91))
  const number = Math.floor(draw(seed, 92) * 9000) + 10
  const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1)
  return pick(
    [
      `${start}_${end}`,
      `${start}${end}${number % 100}`,
      `${capital(start)}-${capital(end)}-${number}`,
      `${capital(end)}${number}`,
    ],
    draw(seed, 93),
  )
}
