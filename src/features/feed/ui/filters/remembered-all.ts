import { keep, recall } from '../../../../ui/browser-memory.ts'

const KEY = 'threadlark-feed-all'

/**
 * The product for which all subreddits were chosen last in this browser, in the place of one. Apart from the filters, which know one
 * subreddit; of somebody else's product it says nothing.
 */
export const recallAll = () => recall(KEY) ?? null

/** Null once a subreddit was chosen. */
export const rememberAll = (productId: string | null) => keep(KEY, productId)
