import { useEffect, useRef, useState } from 'react'
import { type AnswerOf, api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
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

type State = {
  analysing: boolean
  post?: AnalysedPost
  /** When it was read; its age is told from there. */
  readAt?: number
  failure?: string
}

/** The post behind an address, or an example where Reddit can't be asked. */
export function useAnalysis() {
  const [state, setState] = useState<State>({
    analysing: false,
  })
  const [offersDemo, setOffersDemo] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function analyse(url: string) {
    running.current?.abort()
    const left = new AbortController()
    running.current = left
    dismissToasts()
    const { failure: _, ...kept } = state
    setState({ ...kept, analysing: true })
    try {
      const { post } = await ask(
        api.reddit['fetch-post.js'].$post(
          { json: { redditUrl: url.trim() } },
          { init: { signal: left.signal } },
        ),
      )
      if (!post) throw new ApiError({ error: 'No post data received', code: 'upstream_failed' })
      if (left.signal.aborted) return
      setState({ analysing: false, post, readAt: Date.now() })
      void toast({ title: 'Post Analyzed!' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (left.signal.aborted) return
      const failure = explain(error)
      setState({ ...kept, analysing: false, failure })
      if (isOutOfReach(error)) return setOffersDemo(true)
      void toast({ title: 'Analysis Failed', text: failure, variant: 'destructive' })
    }
  }

  return {
    ...state,
    analyse,
    offersDemo,
    setOffersDemo,
    loadDemo: () => {
      setOffersDemo(false)
      const now = Date.now()
      setState({ analysing: false, post: demoPost(now), readAt: now })
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
