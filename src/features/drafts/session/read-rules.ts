import { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'

/** Rules that come later are rules that nobody has read. */
const PATIENCE_MS = 4_000

/** What a community wants of a post, asked once and not for long. */
export async function readRules(subreddit: string | null) {
  if (subreddit === null) return null
  try {
    return await ask(
      api.reddit.passport.$get(
        { query: { subreddit, kind: 'post' } },
        { init: { signal: AbortSignal.timeout(PATIENCE_MS) } },
      ),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
