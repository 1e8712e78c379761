import type { SeenPost } from '../../adapters/reddit/read-posts.ts'
import { findStanding } from './empty-posts.ts'
import type { SourceParts } from './source-parts.ts'
import { findChanged, storePosts } from './store-posts.ts'

const SHOWN_MS = 3_600_000

type Options = {
  sentAt: number
  /** The communities whose posts are kept, by their names in lower case. */
  wanted: ReadonlyMap<string, { readAgoMs: number | null }>
}

/** Stores what was seen of the wanted communities and drops all else. Gives the ids of what is new to us. */
export async function keepPosts(
  { db, onGone, onStored }: Pick<SourceParts<never>, 'db' | 'onGone' | 'onStored'>,
  all: SeenPost[],
  { sentAt, wanted }: Options,
) {
  const seen = all.filter(({ subreddit }) => wanted.has(subreddit.toLowerCase()))
  const gone = await findStanding(
    db,
    seen.filter(({ post }) => post === null),
  )
  // First: if it fails, they are found again.
  if (gone.length > 0) await onGone(gone)
  const isShown = (name: string) => (wanted.get(name)?.readAgoMs ?? SHOWN_MS) < SHOWN_MS
  const stored = await storePosts(db, seen, { sentAt, isShown })
  const changed = findChanged(stored)
  if (changed.length > 0) await onGone(changed)
  const fresh = stored.filter(({ isNew }) => isNew).map(({ id }) => id)
  onStored?.(fresh.length)
  return new Set(fresh)
}
