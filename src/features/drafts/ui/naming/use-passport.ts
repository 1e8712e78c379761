import { type AnswerOf, api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'

export type Passport = AnswerOf<Awaited<ReturnType<typeof api.reddit.passport.$get>>>

/** What the community's rules allow: many let people answer with what they may not post. Undefined while they are read; null when nobody could tell. */
export function usePassport(subreddit: string | null, kind: 'comment' | 'post'): Passport | null | undefined {
  const key = subreddit === null ? null : ['passport', subreddit, kind]
  const { answer, failure } = useRead(key, (signal) =>
    ask(api.reddit.passport.$get({ query: { subreddit: subreddit ?? '', kind } }, { init: { signal } })),
  )
  return subreddit === null || failure ? null : answer
}
