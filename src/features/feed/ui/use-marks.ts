import { useEffect, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import type { Post } from '../schema.ts'
import { isPasted } from './read-pasted-post.ts'

export type Mark = 'drafted' | 'posted'

const none: ReadonlyMap<string, Mark> = new Map()

/** What the user has made of these posts already. Asked apart from the posts, which are everybody's, and again after one was open. */
export function useMarks(posts: Post[], isOpen: boolean): ReadonlyMap<string, Mark> {
  const [marks, setMarks] = useState(none)
  const ids = posts
    .filter((post) => !isPasted(post))
    .map(({ id }) => id)
    .toSorted()
    .join(',')
  useEffect(() => {
    if (ids === '' || isOpen) return
    const left = new AbortController()
    ask(api.drafts.marks.$get({ query: { posts: ids } }, { init: { signal: left.signal } })).then(
      (answer) =>
        setMarks(new Map(answer.marks.map(({ postId, posted }) => [postId, posted ? 'posted' : 'drafted']))),
      (error: unknown) => {
        // The posts are as good without them.
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => left.abort()
  }, [ids, isOpen])
  return marks
}
