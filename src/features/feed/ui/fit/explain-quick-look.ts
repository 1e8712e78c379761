import type { Post } from '../../schema.ts'
import { isQuickLook } from './count-fits.ts'
import type { PostFit } from './post-fit.ts'
import type { Fits } from './use-fits.ts'

type Held = NonNullable<Extract<PostFit, { state: 'sieved' }>['held']>

const reasons: Record<Exclude<Held, 'failure'>, string> = {
  limit: "Today's full readings for this product are used up.",
  budget: 'Full readings are paused for now.',
  model: "A full reading isn't available right now.",
}
const explain = (held: Held, which: string) =>
  held === 'failure' ? `We'll read ${which} in full soon.` : reasons[held]

/** What to say where posts were only skimmed: of all, or of those that something stands in the way of. Null where there is nothing to say. */
export function explainQuickLook(posts: Post[], fits: Pick<Fits, 'of' | 'isReading'>) {
  const skimmed = posts.flatMap((post) => {
    const fit = fits.of(post)
    return fit?.state === 'sieved' ? [fit.held] : []
  })
  // What passes first: someone who waits wants to know how long.
  const why = (['failure', 'budget', 'limit'] as const).find((one) => skimmed.includes(one)) ?? 'model'
  const count = skimmed.filter((one) => one === why).length
  const which = count === 1 ? 'it' : 'them'
  if (isQuickLook(posts, fits))
    return `Sorted by a quick look. ${explain(why, count < skimmed.length ? `${count} of them` : which)}`
  if (why === 'model') return null
  return `${count === 1 ? '1 post' : `${count} posts`} got only a quick look. ${explain(why, which)}`
}

/** The same of one post. */
export const explainSkimming = (held: Held | null) =>
  held === null || held === 'model'
    ? 'From a quick look, not a full reading.'
    : `From a quick look. ${explain(held, 'it')}`
