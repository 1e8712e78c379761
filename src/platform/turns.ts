import { AppError } from './errors.ts'

/** Within one process: whoever wants the same thing waits in line, without asking anybody again and again. */
export function createTurns(busy: string) {
  const lines = new Map<string, Promise<unknown>>()
  return {
    take: async <T>(key: string, patienceMs: number, work: () => Promise<T>): Promise<T> => {
      const giveUpAt = Date.now() + patienceMs
      const before = lines.get(key) ?? Promise.resolve()
      const mine = before
        .catch(() => {})
        .then(() => {
          if (Date.now() > giveUpAt) throw new AppError('unavailable', busy)
          return work()
        })
      lines.set(key, mine)
      try {
        return await mine
      } finally {
        if (lines.get(key) === mine) lines.delete(key)
      }
    },
  }
}
