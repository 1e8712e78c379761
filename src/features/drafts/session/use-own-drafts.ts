import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { NO_LEDGER, type RecentDrafts } from '../schema.ts'

const nothing: RecentDrafts = { contents: [], ledger: NO_LEDGER }

type Besides = {
  /** The post that is answered now: under it nothing is said twice. */
  post?: string | null
  /** The draft on the desk, which may have been copied before. */
  draft?: string | null
  /** Where it will stand. */
  subreddit?: string | null
}

/**
 * What the user took along lately, to notice what they say twice and how often they name the product. Without it nothing is
 * noticed here; the server looks again with every draft it writes.
 */
export function useOwnDrafts({ post = null, draft = null, subreddit = null }: Besides = {}) {
  const query = {
    ...(post !== null && { besides: post }),
    ...(draft !== null && { besidesDraft: draft }),
    ...(subreddit !== null && { subreddit }),
  }
  const { answer } = useRead(['own drafts', query], (signal) =>
    ask(api.drafts.recent.$get({ query }, { init: { signal } })),
  )
  return answer ?? nothing
}
