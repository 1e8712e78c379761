import { useEffect, useState } from 'react'
import { ApiError, api } from '../../../client.ts'

const none: string[] = []

/** What the user took along lately, to notice what they say twice. Under the post that they answer now, nothing is. */
export function useOwnDrafts(besides: string | null = null) {
  const [contents, setContents] = useState(none)
  useEffect(() => {
    const left = new AbortController()
    api.listRecentDrafts(besides === null ? {} : { besides }, left.signal).then(
      (answer) => setContents(answer.contents),
      (error: unknown) => {
        // Without them nothing is noticed here; the server looks again with every draft it writes.
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => left.abort()
  }, [besides])
  return contents
}
