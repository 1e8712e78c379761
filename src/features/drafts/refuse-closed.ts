import { declineDraft } from './decline-draft.ts'
import type { Surroundings } from './read-surroundings.ts'

const CLOSED = 'This thread is closed. Reddit takes no more comments here, so there is nothing to draft.'
const GONE = 'This post was deleted. Nothing to answer.'

/** A pasted link doesn't tell that its thread is locked or archived, or that the post is gone; Reddit does. Where it couldn't be asked, nothing is refused. */
export function refuseClosed({ isClosed, isGone }: Pick<Surroundings, 'isClosed' | 'isGone'>) {
  if (isGone) throw declineDraft(GONE, 'closed')
  if (isClosed) throw declineDraft(CLOSED, 'closed')
}
