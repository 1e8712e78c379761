import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { isHelpOnly } from '../../../../judge/form/is-help-only.ts'

/** By then someone better than the patterns has read most rules. */
const LOOK_AGAIN_MS = 5_000

/** In which of these subreddits an answer may not name the product. Unknown ones are told apart where the answer is written. */
export function useBans(subreddits: string[]): (subreddit: string) => boolean {
  const names = [...new Set(subreddits.map((name) => name.toLowerCase()))].toSorted()
  const { answer } = useRead(
    names.length > 0 ? ['bans', ...names] : null,
    async (
      signal,
      before: { passports: Awaited<ReturnType<typeof readPassports>>; looks: number } | undefined,
    ) => ({
      passports: await readPassports(names, signal),
      looks: (before?.looks ?? 0) + 1,
    }),
    {
      againAfterMs: ({ passports, looks }) =>
        looks < 2 && passports.some(({ by, rules }) => by === 'words' && rules !== 0) && LOOK_AGAIN_MS,
    },
  )
  const banned = new Set(
    answer?.passports.flatMap(({ subreddit, selfPromotion }) =>
      isHelpOnly(selfPromotion) ? [subreddit.toLowerCase()] : [],
    ),
  )
  return (subreddit) => banned.has(subreddit.toLowerCase())
}

/** One that can't be had costs no other. */
async function readPassports(names: string[], signal: AbortSignal) {
  const passports = await Promise.all(
    names.map((subreddit) =>
      ask(api.reddit.passport.$get({ query: { subreddit, kind: 'comment' } }, { init: { signal } })).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError) || signal.aborted) throw error
          return null
        },
      ),
    ),
  )
  return passports.filter((passport) => passport !== null)
}
