import type { CacheStore } from '../../platform/cache-store.ts'
import { holdsPosts, type PostFact, postIdsIn, withoutPosts } from './cached-answer.ts'
import type { Reddit } from './create-reddit.ts'

/** A minute's worth, beside what comparing the store takes from the same share. */
const CALLS = 3
const BATCH = 100
const KEYS = 1_000
/** What Reddit has told us so lately need not be asked again. */
const TRUE_FOR_MS = 10 * 60_000

type Options = {
  reddit: Pick<Reddit, 'postsById'>
  store: CacheStore
  /** For what others know of a post. */
  onGone?: (postIds: string[]) => Promise<void>
  now?: () => number
  signal?: AbortSignal
}

/**
 * One round: asks Reddit for the posts that we have kept for longest without asking, and takes those that it doesn't
 * show any more out of every answer that they are in.
 */
export async function forgetDeleted({ reddit, store, onGone, now = Date.now, signal }: Options) {
  const at = now()
  const { answers, others } = await findDoubtful(store, at - TRUE_FOR_MS)
  const ids = [...new Set(answers.flatMap((answer) => answer.ids))]
  const { shown, asked, failure } = await askReddit(reddit, ids, signal)
  const gone = new Set([...asked].filter((id) => !shown.has(id)))
  // First: if it fails, the posts are still in doubt and are asked about again.
  if (gone.size > 0) await onGone?.([...gone])
  const sure = answers.filter((answer) => answer.ids.every((id) => asked.has(id)))
  const clean: string[] = []
  for (const { key, ids } of sure) {
    const holds = ids.some((id) => gone.has(id))
    if (!holds || (await store.revise(key, (fact) => withoutPosts(fact as PostFact, gone)))) clean.push(key)
  }
  await store.confirm([...others, ...clean], at)
  return { checked: asked.size, gone: [...gone], failure }
}

async function findDoubtful(store: CacheStore, before: number) {
  const answers: { key: string; ids: string[] }[] = []
  const others: string[] = []
  const ids = new Set<string>()
  for (const key of await store.unconfirmed(before, KEYS)) {
    const found = holdsPosts(key) ? await store.read(key) : 'no posts'
    // Redis has let go of it by itself; the books still name it.
    if (found === 'gone') await store.forget(key)
    if (found === 'no posts') others.push(key)
    if (typeof found === 'string') continue
    const answer = { key, ids: postIdsIn(found.entry.value as PostFact) }
    for (const id of answer.ids) ids.add(id)
    if (ids.size > CALLS * BATCH) break
    answers.push(answer)
  }
  return { answers, others }
}

async function askReddit(reddit: Options['reddit'], ids: string[], signal?: AbortSignal) {
  const asked = new Set<string>()
  const shown = new Set<string>()
  for (let from = 0; from < ids.length; from += BATCH) {
    if (signal?.aborted) break
    const batch = ids.slice(from, from + BATCH)
    const outcome = await reddit.postsById(batch, 'refresh')
    if (outcome.kind !== 'ok') return { asked, shown, failure: outcome }
    for (const id of batch) asked.add(id)
    for (const { id } of outcome.value) shown.add(id)
  }
  return { asked, shown, failure: undefined }
}
