import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../client/api-error.ts'
import { type AnswerOf, api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'

export type Passport = AnswerOf<Awaited<ReturnType<typeof api.reddit.passport.$get>>>

/** By then someone better than the patterns has read most rules. */
const LOOK_AGAIN_MS = 5_000

/** What the community's rules allow: many let people answer with what they may not post. Undefined while they are read; null when nobody could tell. */
export function usePassport(subreddit: string | null, kind: 'comment' | 'post'): Passport | null | undefined {
  const key = subreddit === null ? null : ['passport', subreddit, kind]
  const { answer, failure, readAgain } = useRead(key, (signal) =>
    ask(api.reddit.passport.$get({ query: { subreddit: subreddit ?? '', kind } }, { init: { signal } })),
  )
  const lookAgain = useEffectEvent(() => {
    readAgain().catch((error: unknown) => {
      // What is shown stays.
      if (!(error instanceof ApiError)) throw error
    })
  })
  const isFirstAnswer = answer?.by === 'words' && answer.rules !== null && answer.rules > 0
  const awaited = isFirstAnswer ? `${subreddit} ${kind}` : null
  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(lookAgain, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [awaited])
  return subreddit === null || failure ? null : answer
}
