import type { SearchQuery } from '../../adapters/reddit/post-source.ts'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { searchable } from '../../adapters/reddit/request-parts.ts'
import { askStore, choosing, type Held, type Statement, type Store } from './ask-store.ts'

const DAY_S = 86_400
/** More words than anyone looks for; each of them costs time. */
const MOST_WORDS = 12
/** PostgreSQL knows quotes, `or` and a minus before a word; what else Reddit's search understands, only Reddit can answer. */
const ITS_OWN_NOTATION = /[()]|\bNOT\b|\b(?:title|selftext|author|subreddit|flair|site|url|self|nsfw):/
/** PostgreSQL takes a sentence without spaces for one word, and knows 'C++' and 'C#' as 'c'. */
const NO_WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|\w[+#]/u
/** Of how many posts of a community, the newest, relevance is worked out. */
const MOST_RANKED = 300

/**
 * What SQL's `words` look for in posts, taken apart as theirs are (app.keep_words). Each word is looked for in the forms that English gives
 * it. Too common ones are nowhere, so that of some searches nothing is left.
 */
export const wantedBy = (words: string) => `websearch_to_tsquery('english', translate(${words}, './', '  '))`

const WANTED = `(select ${wantedBy('$6')})`

const searching = (name: string, order: string, newest?: number) =>
  choosing({
    name,
    order,
    newest,
    where: `words @@ ${WANTED}`,
    given: `numnode(${WANTED}) > 0`,
  })

const statements: Partial<Record<SearchQuery['sort'], Statement>> = {
  relevance: searching('search_relevance', `ts_rank(words, ${WANTED}) desc`, MOST_RANKED),
  top: searching('search_top', 'score desc'),
  comments: searching('search_comments', 'num_comments desc'),
  new: searching('search_new', 'created_at desc'),
}

const apart = (words: string) => words.replaceAll(/[./]/g, ' ')

/** Whether only Reddit's own search understands these words. */
export const isForReddit = (words: string) =>
  ITS_OWN_NOTATION.test(words) || NO_WORDS.test(words) || apart(words).trim().split(/\s+/).length > MOST_WORDS

/** A search over a day, in the store. Where all of it is held, however little is found is all there is. */
export async function searchStored(
  store: Store,
  { words, subreddits, sort, time, limit }: SearchQuery,
): Promise<Held<RedditPost[]> | undefined> {
  const statement = statements[sort]
  const wanted = searchable(words)
  if (time !== 'day' || !statement || isForReddit(wanted)) return undefined
  const holding = await askStore(store, statement, subreddits, [limit, DAY_S, wanted])
  if (!holding) return undefined
  const { posts, polledAt, completeSince, isLate } = holding
  const isWhole = completeSince <= Date.now() - DAY_S * 1_000
  if (!isWhole && posts.length === 0) return undefined
  return { value: posts, fetchedAt: polledAt, isWhole, isLate }
}
