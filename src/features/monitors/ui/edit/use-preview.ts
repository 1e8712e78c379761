import { useEffect, useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import type { MonitorInput, Preview } from '../../schema.ts'
import { writePreview } from './write-preview.ts'

const REST_MS = 400

type Asked = Pick<MonitorInput, 'term' | 'kind' | 'communities'>

/** What the monitor would bring as it is now, asked once someone stops typing. Empty as long as there is nothing to ask. */
export function usePreview({ term, kind, communities }: Asked) {
  const now = JSON.stringify({ term, kind, communities })
  const rested = useRested(now)
  const asked = JSON.parse(rested) as Asked
  const isWhole = asked.term !== '' && asked.communities?.length !== 0
  const { answer, failure, loading } = useRead<Preview>(
    isWhole ? ['monitor preview', rested] : null,
    (signal) => ask(api.monitors.preview.$post({ json: asked }, { init: { signal } })),
    { keepsLast: true },
  )
  if (!isWhole) return ''
  if (failure) return Object.values(failure.fields ?? {})[0]?.[0] ?? failure.message
  if (!answer || loading || rested !== now) return 'Looking at the last two days…'
  return writePreview(answer)
}

function useRested(text: string) {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
