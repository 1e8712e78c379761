import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Round } from '../../platform/rounds.ts'
import { countMentions } from './count-mentions.ts'
import { forgetKeywords } from './forget-keywords.ts'

/** What counts mentions before their posts leave: it goes on where Reddit isn't read, like the store's own rounds. */
export const trendRounds = (db: NodePgDatabase): Round[] => [
  { name: 'keywords.count', everyMs: 600_000, run: () => countMentions(db) },
  { name: 'keywords.forget', everyMs: 600_000, run: () => forgetKeywords(db) },
]
