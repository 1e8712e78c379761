import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import type { Learned } from '../../schema.ts'

const OLD_MS = 60_000

/** What the list has learned, and how it is undone. */
export function useLearned() {
  const hydrated = useHydrated()
  const { answer, failure, readAt, tryAgain, readAgain } = useRead<Learned>(
    hydrated ? ['learned'] : null,
    (signal) => ask(api.today.learned.$get({}, { init: { signal } })),
    { behindSkeleton: true, refreshAfterMs: OLD_MS },
  )
  return {
    learned: answer,
    failure,
    readAt,
    tryAgain,
    undo: async (id: string) => {
      await ask(api.today.learned[':id'].$delete({ param: { id } }))
      await readAgain()
    },
    restore: async (id: string) => {
      await ask(api.today.learned[':id'].$put({ param: { id } }))
      await readAgain()
    },
    forgetAll: async () => {
      await ask(api.today.learned.$delete())
      await readAgain()
    },
  }
}
