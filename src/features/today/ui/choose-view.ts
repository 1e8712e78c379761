import type { Today } from '../schema.ts'

export type View =
  | 'no_product'
  | 'no_community'
  /** The day's goal is reached. */
  | 'done'
  /** Everything is answered or set aside, and the goal isn't reached. */
  | 'finished'
  | 'list'
  | 'first_day'
  /** Nothing yet, and posts are still being read. */
  | 'still_reading'
  | 'nothing'

/** What there is to say of the day. `isOfOne`: its threads are those of one product, while its pace is the user's over all of them. */
export function chooseView(
  { hasProduct, hasCommunity, pace, ...today }: Today,
  { isOfOne }: { isOfOne: boolean },
): View {
  if (!hasProduct) return 'no_product'
  if (!hasCommunity) return 'no_community'
  const hasAnswered = pace.posted > 0
  if (hasAnswered && pace.posted >= pace.from) return 'done'
  if (today.threads.length > 0) return 'list'
  const isThrough = hasAnswered || (today.setAside > 0 && today.reading.length === 0)
  if (isThrough && today.waiting === 0 && !isOfOne) return 'finished'
  if (today.reading.length > 0) return 'list'
  if (today.updatedAt === null || today.read.posts === 0) return 'first_day'
  return today.waiting > 0 ? 'still_reading' : 'nothing'
}
