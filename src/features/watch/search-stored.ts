import type { SearchQuery } from '../../adapters/reddit/post-source.ts'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { searchable } from '../../adapters/reddit/request-parts.ts'
import { askStore, choosing, type Held, type Statement, type Store } from './ask-store.ts'

const DAY_S = 86_400
/** PostgreSQL knows quotes, `or` and a minus before a word; what else Reddit's search understands, only Reddit can answer. */
const ONLY_REDDIT = /[()]|\bNOT\b|\b(?:title|selftext|author|subreddit|flair|site|url|self|nsfw):/

/** Each word is looked for in the forms that English gives it. Too common ones are nowhere, so that of some searches nothing is left. */
const WANTED = `(select websearch_to_tsquery('english', $6))`

const searching = (name: string, order: string) =>
  choosing({ name, order, where: `words @@ ${WANTED}`, given: `numnode(${WANTED}) > 0` })

const statements: Partial<Record<SearchQuery['sort'], Statement>> = {
  relevance: searching('search_relevance', `ts_rank_cd(words, ${WANTED}) desc`),
  top: searching('search_top', 'score desc'),
  comments: searching('search_comments', 'num_comments desc'),
  new: searching('search_new', 'created_at desc'),
}

/** A search over a day, in the store. However little is found, it is all there is. */
export async function searchStored(
  store: Store,
  { words, subreddits, sort, time, limit }: SearchQuery,
): Promise<Held<RedditPost[]> | undefined> {
  const statement = statements[sort]
  const wanted = searchable(words)
  if (time !== 'day' || !statement || ONLY_REDDIT.test(wanted)) return undefined
  const holding = await askStore(store, statement, subreddits, [limit, DAY_S, wanted])
  if (!holding || holding.completeSince > Date.now() - DAY_S * 1_000) return undefined
  const { posts, polledAt, isLate } = holding
  return { value: posts, fetchedAt: polledAt, isWhole: true, isLate }
}
