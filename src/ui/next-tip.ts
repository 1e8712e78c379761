/** The tip one step further, around the ends. */
export function nextTip(current: number, step: 1 | -1, count: number) {
  return count === 0 ? 0 : (current + step + count) % count
}
