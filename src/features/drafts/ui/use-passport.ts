import { useEffect, useState } from 'react'
import { type AnswerOf, api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'

export type Passport = AnswerOf<Awaited<ReturnType<typeof api.reddit.passport.$get>>>

/** What the community's rules allow: many let people answer with what they may not post. Undefined while they are read; null when nobody could tell. */
export function usePassport(subreddit: string | null, kind: 'comment' | 'post'): Passport | null | undefined {
  const [known, setKnown] = useState<{ subreddit: string; passport: Passport | null }>()
  useEffect(() => {
    if (subreddit === null) return
    const left = new AbortController()
    ask(api.reddit.passport.$get({ query: { subreddit, kind } }, { init: { signal: left.signal } })).then(
      (passport) => setKnown({ subreddit, passport }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!left.signal.aborted) setKnown({ subreddit, passport: null })
      },
    )
    return () => left.abort()
  }, [subreddit, kind])
  if (subreddit === null) return null
  return known?.subreddit === subreddit ? known.passport : undefined
}
