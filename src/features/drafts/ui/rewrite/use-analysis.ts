import { useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { type AnswerOf, api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { toast } from '../../../../ui/toast.tsx'
import { demoPost } from './demo-post.ts'

export type AnalysedPost = AnswerOf<
  Awaited<ReturnType<(typeof api.reddit)['fetch-post.js']['$post']>>
>['post']

const FAILED = 'Failed to analyze Reddit post. Please check the URL and try again.'
/** What Reddit does to our server, not to this post: then an example can stand in. */
const outOfReach = new Set([
  'not_configured',
  'not_approved',
  'blocked',
  'turned_away',
  'rate_limited',
  'down',
  'timeout',
])

/** When it was read; its age is told from there. */
type Analysed = { post: AnalysedPost; readAt: number }

/** The post behind an address, or an example where Reddit can't be asked. */
export function useAnalysis() {
  const [known, setKnown] = useState<Analysed>()
  const [failure, setFailure] = useState<string>()
  const [offersDemo, setOffersDemo] = useState(false)
  const { busy, run } = useAct(onRefusal, { latest: true })

  function analyse(url: string) {
    setFailure(undefined)
    run(async (signal) => {
      const json = { redditUrl: url.trim() }
      const { post } = await ask(api.reddit['fetch-post.js'].$post({ json }, { init: { signal } }))
      if (!post) throw new ApiError({ error: 'No post data received', code: 'upstream_failed' })
      setKnown({ post, readAt: Date.now() })
      void toast({ title: 'Post Analyzed!' })
    })
  }
  function onRefusal(error: ApiError) {
    const failure = explain(error)
    setFailure(failure)
    if (isOutOfReach(error)) return setOffersDemo(true)
    void toast({ title: 'Analysis Failed', text: failure, variant: 'destructive' })
  }

  return {
    ...known,
    analysing: busy,
    failure,
    analyse,
    offersDemo,
    setOffersDemo,
    loadDemo: () => {
      setOffersDemo(false)
      setFailure(undefined)
      const now = Date.now()
      setKnown({ post: demoPost(now), readAt: now })
      void toast({ title: 'Demo Data Loaded!' })
    },
  }
}

function isOutOfReach({ code, status, reason, cause }: ApiError) {
  const noNetwork = code === 'unreachable' && status === undefined && !(cause instanceof SyntaxError)
  return noNetwork || outOfReach.has(reason ?? '')
}

function explain(error: ApiError) {
  if (error.code !== 'unreachable' || error.status === undefined) return error.message || FAILED
  return error.status < 400 ? 'Invalid response format from server' : 'Failed to fetch Reddit post'
}
