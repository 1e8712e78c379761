import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'

type Wanted = {
  task: 'post' | 'rewrite'
  /** Of all products where none is chosen yet. */
  productId: string | undefined
  /** The draft on the sheet: a new one belongs into the list. */
  openId: string | null
  /** What was posted since is said in the list. */
  timesPosted: number
}

/** What was written before, newest first. What can't be read now is still kept. */
export function useEarlierDrafts({ task, productId, openId, timesPosted }: Wanted) {
  const query = { task, ...(productId !== undefined && { productId }) }
  const { answer, readAt, readAgain, change } = useRead(
    ['earlier drafts', query, openId, timesPosted],
    (signal) => ask(api.drafts.$get({ query }, { init: { signal } })),
    { keepsLast: true, outlivesFailure: true },
  )
  return {
    drafts: answer?.drafts ?? [],
    readAt,
    /** As they are kept by now. */
    readAgain: async () => (await readAgain()).drafts,
    forget: (id: string) =>
      void change((known) => ({ drafts: known?.drafts.filter((one) => one.id !== id) ?? [] })),
  }
}
