/** The anchor's day and time, `months` later; the last day of a month that has no such day. */
export function addMonths(anchor: number, months: number) {
  const start = new Date(anchor * 1000)
  const moved = new Date(start)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return moved.getTime() / 1000
}

/** The first monthly return of the anchor after `time`. */
export function nextAnniversary(anchor: number, time: number) {
  const [from, to] = [new Date(anchor * 1000), new Date(time * 1000)]
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const candidate = addMonths(anchor, months)
  return candidate > time ? candidate : addMonths(anchor, months + 1)
}
