type Options = { atOnce: number; waiting: number }

/** Lets `atOnce` works run and `waiting` more wait; whoever comes then is turned away at once. */
export function createTurns({ atOnce, waiting }: Options) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T | 'busy'> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return 'busy'
      // Whoever ends hands its turn over, so nobody can slip in between.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
