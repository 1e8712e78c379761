const MINUTE_MS = 60_000

/** Places by a time that changes, the earliest first, as an index of PostgreSQL would give them. What was overtaken falls out when it is met. */
export function createMinuteQueue(times: Float64Array, begins: number) {
  const minutes: number[][] = []
  let first = 0
  const minuteOf = (place: number) => Math.max(0, Math.floor(((times[place] ?? 0) - begins) / MINUTE_MS))

  return {
    push(place: number) {
      const minute = minuteOf(place)
      ;(minutes[minute] ??= []).push(place)
      first = Math.min(first, minute)
    },
    /** Without taking them out: they stay until their time changes. */
    find(most: number, until: number, isWanted: (place: number) => boolean) {
      const found: number[] = []
      const last = Math.floor((until - begins) / MINUTE_MS)
      for (let minute = first; minute <= last && found.length < most; minute += 1) {
        const kept = [...new Set(minutes[minute])].filter((one) => minuteOf(one) === minute && isWanted(one))
        minutes[minute] = kept
        if (kept.length === 0 && minute === first && minute < last) first += 1
        const due = kept.filter((one) => (times[one] ?? 0) <= until)
        found.push(...due.toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0)))
      }
      return found.slice(0, most)
    },
  }
}
