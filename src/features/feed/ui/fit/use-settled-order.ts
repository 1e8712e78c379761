import { type RefObject, useState } from 'react'
import type { Post } from '../../schema.ts'
import { sortByFit } from './post-fit.ts'
import { useAttended } from './use-attended.ts'
import type { Fits } from './use-fits.ts'

/** How much was known when the order was made. */
const KNOWS = { nothing: 0, whatWasKnown: 1, readings: 2 } as const
type Settled = { posts: Post[]; productId: string | undefined; knew: number; order: Post[] }

/**
 * Posts, best to answer first. What is read later changes no place until the next load or until someone asks for it: nothing moves under a
 * pointer. Only an order that was made before anything was read is made once more, as soon as nobody is at the list.
 */
export function useSettledOrder(
  posts: Post[],
  fits: Fits,
  productId: string | undefined,
  area: RefObject<HTMLElement | null>,
) {
  const isAttended = useAttended(area)
  const [settled, setSettled] = useState<Settled>()
  const knows = !fits.isAnswered ? KNOWS.nothing : posts.some(isRead) ? KNOWS.readings : KNOWS.whatWasKnown
  const settle = () => setSettled({ posts, productId, knew: knows, order: sortByFit(posts, fits.of) })
  const isOther = settled?.posts !== posts || settled.productId !== productId
  const isFirstAnswer = settled?.knew === KNOWS.nothing && knows > KNOWS.nothing
  const isFirstReading = settled?.knew === KNOWS.whatWasKnown && knows === KNOWS.readings
  if (isOther || isFirstAnswer || (isFirstReading && !isAttended)) settle()
  return { order: settled && !isOther ? settled.order : posts, settle }

  function isRead(post: Post) {
    const state = fits.of(post)?.state
    return state === 'judged' || state === 'sieved'
  }
}
