import type { z } from 'zod'
import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { toast } from '../../../ui/toast.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { entryList, Reply } from '../schema.ts'

/** Checks are hours apart, replies a little less. */
const RESTING_MS = 5 * 60_000
const OLD_MS = 60_000

type Log = z.infer<typeof entryList>
export type LogRead = ReturnType<typeof useLog>
/** A reply, and the entry that it answers. */
type ReplyId = { entryId: string; replyId: string }

/** What the user posted lately, and what became of it. Parts of a page that ask for it share one answer. */
export function useLog({ enabled = true } = {}) {
  const hydrated = useHydrated()
  const { answer, failure, tryAgain, readAgain, change } = useRead<Log>(
    hydrated && enabled ? ['activity'] : null,
    (signal) => ask(api.activity.$get({}, { init: { signal } })),
    { behindSkeleton: true, refreshAfterMs: OLD_MS, againAfterMs: () => RESTING_MS },
  )
  const show = (id: ReplyId, state: Reply['state']) =>
    change((log) => withReply(log ?? { entries: [], communities: [] }, id, state))

  return {
    log: answer,
    failure,
    tryAgain,
    /** What is shown stays if it fails; it's asked again soon. */
    lookAgain: async () => {
      try {
        await readAgain()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    },
    /** Sets a reply aside, or puts it back; it shows at once. Answers whether the server took it. */
    putReply: async (id: ReplyId, state: 'waiting' | 'set_aside') => {
      await show(id, state)
      try {
        await ask(
          api.activity[':id'].replies[':replyId'].$put({
            param: { id: id.entryId, replyId: id.replyId },
            json: { state },
          }),
        )
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        await show(id, state === 'waiting' ? 'set_aside' : 'waiting')
        void toast({ title: "We couldn't save that.", text: error.message, variant: 'destructive' })
        return false
      }
    },
  }
}

function withReply(log: Log, { entryId, replyId }: ReplyId, state: Reply['state']): Log {
  return {
    ...log,
    entries: log.entries.map((entry) =>
      entry.id === entryId
        ? {
            ...entry,
            answers: entry.answers.map((reply) => (reply.id === replyId ? { ...reply, state } : reply)),
          }
        : entry,
    ),
  }
}
