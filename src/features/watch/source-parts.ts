import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Reddit } from '../../adapters/reddit/create-reddit.ts'

/**
 * What a source of new posts works with. Each source is a function that runs one bite. It hands what it reads to keepPosts, and says by
 * schedulePolls how far each community is held then: nothing behind them can tell which source it was.
 */
export type SourceParts<Calls extends keyof Reddit> = {
  db: NodePgDatabase
  reddit: Pick<Reddit, Calls>
  /** For what others keep of posts that were taken away or changed. */
  onGone: (postIds: string[]) => Promise<void>
  onStored?: (count: number) => void
  signal?: AbortSignal
}
