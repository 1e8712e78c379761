import { useMemo } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import type { Post } from '../../schema.ts'
import { isPasted } from './read-pasted-post.ts'

export type Mark = 'drafted' | 'posted'

/**
 * What the user has made of these posts already. Asked apart from the posts, which are everyone's, and again after one was
 * open. The posts are as good without it.
 */
export function useMarks(
  posts: Post[],
  product: string | undefined,
  isOpen: boolean,
): ReadonlyMap<string, Mark> {
  const ids = posts
    .filter((post) => !isPasted(post))
    .map(({ id }) => id)
    .toSorted()
    .join(',')
  const { answer } = useRead(
    ids === '' || isOpen ? null : ['marks', product, ids],
    async (signal) => ({
      of: product,
      ...(await ask(api.drafts.marks.$get({ query: { posts: ids, product } }, { init: { signal } }))),
    }),
    { keepsLast: true, outlivesFailure: true },
  )
  // What was made for another product is nothing to come back to.
  const marks = answer?.of === product ? answer?.marks : undefined
  return useMemo(
    () => new Map(marks?.map(({ postId, posted }) => [postId, posted ? 'posted' : 'drafted'])),
    [marks],
  )
}
