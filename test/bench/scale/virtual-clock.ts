import { setImmediate as settle } from 'node:timers/promises'

type Timer = { at: number; order: number; fire: () => void }

export type VirtualClock = ReturnType<typeof createVirtualClock>

/** A clock that stands still while anything is being worked on, PostgreSQL and Redis included, and then leaps to what is next. */
export function createVirtualClock(begins: number) {
  let now = begins
  let order = 0
  let outside = 0
  let tellIdle = () => {}
  let timers: Timer[] = []

  const isBusy = () => outside > 0

  async function rest() {
    await settle()
    while (isBusy()) {
      await new Promise<void>((resolve) => {
        tellIdle = resolve
      })
      await settle()
    }
  }

  const at = (time: number, fire: () => void) => {
    order += 1
    push(timers, { at: Math.max(time, now), order, fire })
  }

  return {
    now: () => now,
    /** Whatever still waits will wait forever. */
    begin(time: number) {
      now = time
      timers = []
    },
    wait: (ms: number) => new Promise<void>((resolve) => at(now + ms, resolve)),
    /** Work of other programs, which takes none of this time. */
    async meanwhile<T>(work: Promise<T>): Promise<T> {
      outside += 1
      try {
        return await work
      } finally {
        outside -= 1
        if (outside === 0) tellIdle()
      }
    },
    /** `happens` are sorted by time. */
    async run<T extends { at: number }>(until: number, happens: T[], start: (one: T) => void) {
      let next = 0
      await rest()
      for (;;) {
        const [one, timer] = [happens[next], timers[0]]
        const isTimer = timer !== undefined && (one === undefined || timer.at <= one.at)
        const time = isTimer ? timer.at : one?.at
        if (time === undefined || time > until) break
        now = time
        if (isTimer) pop(timers)?.fire()
        else if (one) {
          next += 1
          start(one)
        }
        await rest()
      }
      now = until
    },
  }
}

const isBefore = (a: Timer, b: Timer) => a.at < b.at || (a.at === b.at && a.order < b.order)

function push(heap: Timer[], timer: Timer) {
  let place = heap.length
  heap.push(timer)
  while (place > 0) {
    const parent = (place - 1) >> 1
    const above = heap[parent]
    if (!above || isBefore(above, timer)) break
    heap[place] = above
    place = parent
  }
  heap[place] = timer
}

function pop(heap: Timer[]) {
  const [first] = heap
  const last = heap.pop()
  if (!last || heap.length === 0) return first
  let place = 0
  for (;;) {
    let child = place * 2 + 1
    const [left, right] = [heap[child], heap[child + 1]]
    if (!left) break
    if (right && isBefore(right, left)) child += 1
    const below = heap[child] ?? left
    if (isBefore(last, below)) break
    heap[place] = below
    place = child
  }
  heap[place] = last
  return first
}
