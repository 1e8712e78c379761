import type { Content } from '../adapters/content/content.ts'
import type { Model } from '../adapters/model/create-model.ts'
import type { PostSource } from '../adapters/reddit/post-source.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { WebsiteReader } from '../adapters/website/read-website.ts'
import type { TenantDatabase } from '../db/as-user.ts'
import type { Log } from '../platform/log.ts'
import type { Sealer } from '../platform/sealer.ts'
import type { Spending } from '../spending/spending.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { KnownSession } from './accounts/auth/session-cache.ts'
import type { ReplyWords } from './activity/follow/reply-words.ts'
import type { Billing } from './billing/billing.ts'
import type { RuleQueue } from './communities/rule-queue.ts'
import type { RuleReadings } from './communities/rule-readings.ts'
import type { SuggestionQueue } from './communities/suggestion-queue.ts'
import type { Suggestions } from './communities/suggestions.ts'
import type { Registers } from './drafts/registers.ts'
import type { Collector } from './feedback/schema.ts'
import type { ReadingQueue } from './fits/reading-queue.ts'
import type { Readings } from './fits/readings.ts'
import type { GuideUrls } from './guides/schema.ts'
import type { Judge } from './judging-verbs.ts'
import type { MailLinks } from './mails/mail-links.ts'
import type { UsageLimits } from './usage-limits.ts'
import type { VitalsMetrics } from './vitals/vitals-metrics.ts'
import type { ReaderNotes } from './watch/reader-notes.ts'

/** What every verb gets: who asks, from where, and the parts it needs to answer. One per request. */
export type RequestContext = {
  requestId: string
  log: Log
  headers: Headers
  /** The caller's address, as far as trusted proxies vouch for it. */
  address: string
  /** Cookies to set on the answer, whether it is JSON or a page. */
  cookies: string[]
  /** Where people reach us, for links that must be whole. */
  origin: string
  db: TenantDatabase
  accounts: Accounts
  content: Content
  storage: Storage
  /** What people write on Reddit, wherever it comes from. */
  posts: PostSource
  readerNotes: Pick<ReaderNotes, 'note'>
  readings: Readings
  /** What others said below logged comments, while it may be held. */
  replyWords: ReplyWords
  readingQueue: ReadingQueue
  ruleReadings: RuleReadings
  ruleQueue: RuleQueue
  suggestions: Suggestions
  suggestionQueue: SuggestionQueue
  registers: Registers
  websites: WebsiteReader
  /** Reads what anyone may have written, on threads that users take in turns. */
  judgeFor: (owner: string) => Judge
  model: Model
  spending: Spending
  billing: Billing
  limits: UsageLimits
  mailLinks: MailLinks
  /** Keeps where users are told of threads from someone who only has the database. */
  sealer: Sealer
  /** For browsers to subscribe to push with; null where it isn't set up. */
  pushKey: string | null
  vitals: VitalsMetrics
  guideUrls: GuideUrls
  /** Where feedback is collected, if not by us. */
  collector: Collector | undefined
}

export type SignedInContext = RequestContext & {
  userId: string
  sessionId: string
  session: KnownSession
  judge: Judge
}

/** What the API's routes find in Hono's context. */
export type ApiEnv = { Variables: { ctx: RequestContext; requestId: string } }
