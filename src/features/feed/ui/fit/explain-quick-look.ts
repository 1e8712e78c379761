import type { Post } from '../../schema.ts'
import { isQuickLook } from './count-fits.ts'
import type { PostFit } from './post-fit.ts'
import type { Fits } from './use-fits.ts'

type Held = NonNullable<Extract<PostFit, { state: 'sieved' }>['held']>

const reasons: Record<Held, string> = {
  limit: "Today's full readings for this product are used up.",
  budget: 'Full readings are paused for now.',
  failure: "We'll read them in full soon.",
  model: "A full reading isn't available right now.",
}

/** What to say where posts were only skimmed: of all, or of those that something stands in the way of. Null where there is nothing to say. */
export function explainQuickLook(posts: Post[], fits: Pick<Fits, 'of' | 'isReading'>) {
  const held = posts.flatMap((post) => {
    const fit = fits.of(post)
    return fit?.state === 'sieved' && fit.held ? [fit.held] : []
  })
  // What passes first: someone who waits wants to know how long.
  const why = (['limit', 'budget', 'failure'] as const).find((one) => held.includes(one)) ?? 'model'
  if (isQuickLook(posts, fits)) return `Sorted by a quick look. ${reasons[why]}`
  const count = held.filter((one) => one !== 'model').length
  if (count === 0 || why === 'model') return null
  return `${count === 1 ? '1 post' : `${count} posts`} got only a quick look. ${reasons[why]}`
}

/** The same of one post. */
export const explainSkimming = (held: Held | null) =>
  held === null || held === 'model'
    ? 'From a quick look, not a full reading.'
    : `From a quick look. ${held === 'failure' ? "We'll read it in full soon." : reasons[held]}`
