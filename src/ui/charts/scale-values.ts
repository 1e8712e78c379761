const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Rounded axis ticks from zero up to just above the highest value: `axisTicks(13)` gives 0, 5, 10, 15. */
export function axisTicks(highest: number, steps = 3) {
  const rough = Math.max(highest, 1) / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  // Whole numbers only: nobody counts half a post.
  const step = NICE.map((factor) => factor * power).find(
    (candidate) => candidate >= rough && Number.isInteger(candidate),
  )
  return Array.from({ length: steps + 1 }, (_, index) => index * (step ?? 1))
}

/** Which of the five heat colours a count gets; only zero is empty. */
export function heatStep(value: number, highest: number) {
  if (value <= 0 || highest <= 0) return 0
  return Math.min(4, Math.ceil((value / highest) * 4))
}

/** Rounded for markup: three more digits of a coordinate are invisible but cost bytes on every page. */
export function coordinate(value: number) {
  return Math.round(value * 100) / 100
}
