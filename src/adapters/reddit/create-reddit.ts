import type { Redis } from 'ioredis'
import { Counter } from 'prom-client'
import { Agent } from 'undici'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { askToken } from './ask-token.ts'
import { createGovernor } from './governor.ts'
import { type Line, openLine } from './open-line.ts'
import type { CallClass, QuotaSettings } from './quota.ts'
import { MAX_DEPTH, type RedditThread, readBelow, readThread } from './read-comments.ts'
import { readAbout, readCommunities, readNames, readRules } from './read-communities.ts'
import { readPage, readPosts, readSeenPosts } from './read-posts.ts'
import { readThings } from './read-things.ts'
import type { RedditOutcome } from './reddit-outcome.ts'
import { commaList, communityPath, query, searchable } from './request-parts.ts'
import { resolveShare, type SharedPlace } from './resolve-share.ts'
import { createSharedRefusal } from './shared-refusal.ts'
import { createSharedToken } from './shared-token.ts'

const MAX_CONNECTIONS = 32
const TIMEOUT_MS = 5_000

export type ListingSort = 'hot' | 'new' | 'top' | 'rising' | 'controversial'
export type SearchSort = 'relevance' | 'hot' | 'top' | 'new' | 'comments'
export type CommunitySort = 'relevance' | 'activity'
export type Period = 'hour' | 'day' | 'week' | 'month' | 'year' | 'all'

export type RedditConfig = {
  /** Where tokens and share links are. */
  wwwUrl: string
  /** Where the data is; the only host that sees our token. */
  oauthUrl: string
  clientId: string
  clientSecret: string
  userAgent: string
  timeoutMs?: number
  deadlineMs?: number
  quota?: Partial<QuotaSettings>
}

type Parts = { redis: Redis | undefined; prefix: string; log: Log; metrics?: Metrics }

export type Reddit = ReturnType<typeof createReddit>

/** Reddit's official API. Without a configuration every call says so. */
export function createReddit(config: RedditConfig | undefined, parts: Parts) {
  const dispatcher = new Agent({ connections: MAX_CONNECTIONS })
  const { line, share } = config ? connect(config, parts, dispatcher) : unconnected

  return {
    listing: async (subreddits: string[], sort: ListingSort, time: Period, limit = 100) => {
      const t = sort === 'top' || sort === 'controversial' ? time : undefined
      const path = communityPath(subreddits)
      return path ? read(line(`${path}/${sort}${query({ t, limit })}`, 'reading'), readPosts) : missing
    },
    /** The newest posts of all these communities together, or those that follow a page of them. */
    newest: async (subreddits: string[], after?: string) => {
      const path = communityPath(subreddits)
      return path ? read(line(`${path}/new${query({ limit: 100, after })}`, 'polling'), readPage) : missing
    },
    search: async (words: string, subreddits: string[], sort: SearchSort, time: Period, limit = 100) => {
      const q = searchable(words)
      const path = communityPath(subreddits)
      if (!q) return nothing
      if (!path) return missing
      const parameters = query({ q, restrict_sr: 1, sort, t: time, type: 'link', limit })
      return read(line(`${path}/search${parameters}`, 'reading'), readPosts)
    },
    /** What Reddit doesn't show any more is not among them; the order is Reddit's. */
    postsById: async (ids: string[], kind: CallClass = 'thread') => {
      return read(line(infoPath(ids), kind), readPosts)
    },
    /** What became of posts. Posts that Reddit no longer knows are missing; posts that were taken away are not. */
    lookUp: async (ids: string[], kind: CallClass = 'refresh') => {
      return read(line(infoPath(ids), kind), readSeenPosts)
    },
    /** What became of posts and comments, by their fullnames such as t1_abc. What Reddit doesn't know anymore is missing. */
    seeThings: async (fullnames: string[]) =>
      read(line(`/api/info${query({ id: commaList(fullnames) })}`, 'follow'), readThings),
    comments: async (id: string): Promise<RedditOutcome<RedditThread>> => {
      const path = `/comments/${encodeURIComponent(id)}${query({ limit: 200 })}`
      const outcome = await read(line(path, 'thread'), readThread)
      if (outcome.kind !== 'ok') return outcome
      const { value } = outcome
      if (value === 'hidden') return missing
      return value === 'deleted' ? { ...missing, deleted: true } : { kind: 'ok', value }
    },
    /** For those who follow a comment there. `only`: the one that the page is to be about, with all that is said below it. */
    below: async (id: string, only?: string) => {
      const parameters = query({ limit: only ? 500 : 200, depth: MAX_DEPTH, comment: only })
      return read(line(`/comments/${encodeURIComponent(id)}${parameters}`, 'follow'), readBelow)
    },
    rules: async (subreddit: string) => {
      const path = communityPath([subreddit])
      return path ? read(line(`${path}/about/rules${query({})}`, 'reading'), readRules) : missing
    },
    about: async (subreddit: string) => {
      const path = communityPath([subreddit])
      return path ? read(line(`${path}/about${query({})}`, 'reading'), readAbout) : missing
    },
    /** Names that begin so, the best known first. */
    names: async (start: string) => {
      const parameters = query({ query: start, exact: false, include_over_18: false })
      return read(line(`/api/search_reddit_names${parameters}`, 'reading'), readNames)
    },
    discover: async (words: string, sort: CommunitySort, limit = 50) => {
      const q = searchable(words)
      const path = `/subreddits/search${query({ q, sort, limit })}`
      return q ? read(line(path, 'discovery'), readForAll) : nothing
    },
    /** From the path of a share link to the post, or the comment. */
    resolveShare: share,
    close: () => dispatcher.close(),
  }
}

const infoPath = (ids: string[]) => `/api/info${query({ id: commaList(ids.map((one) => `t3_${one}`)) })}`
const missing = { kind: 'missing' } as const
const nothing = { kind: 'ok' as const, value: [] }
const notConfigured = async () => ({ kind: 'not_configured' }) as const
const unconnected = {
  line: notConfigured as Line,
  share: notConfigured as (path: string, kind?: CallClass) => Promise<RedditOutcome<SharedPlace>>,
}

function connect(config: RedditConfig, { redis, prefix, log, metrics }: Parts, dispatcher: Agent) {
  const { wwwUrl, oauthUrl, clientId, userAgent, timeoutMs = TIMEOUT_MS, deadlineMs } = config
  // Another client has another quota and other tokens.
  const key = `${prefix}:reddit:${clientId}`
  const governor = createGovernor({
    windowMs: 600_000,
    startLimit: 600,
    ...config.quota,
    redis,
    key: `${key}:quota`,
  })
  const tokens = createSharedToken({ ask: () => askToken({ ...config, timeoutMs, dispatcher }), redis, key })
  const calls = metrics && countCalls(metrics)
  metrics?.gauge('reddit_quota_left', "Calls left in Reddit's window, for all processes", () =>
    governor.left(),
  )
  const count = (kind: CallClass, outcome: string) => calls?.inc({ class: kind, outcome })
  const shares = {
    wwwUrl,
    refusal: createSharedRefusal(redis, `${key}:share-refusal`),
    count: (outcome: string) => count('thread', outcome),
  }
  const how = { userAgent, timeoutMs, dispatcher, governor }
  return {
    line: openLine({ ...how, oauthUrl, deadlineMs, tokens, log, count }),
    share: (path: string, kind: CallClass = 'thread') => resolveShare(path, { ...how, ...shares, kind }),
  }
}

function countCalls({ registry }: Metrics) {
  return new Counter({
    name: 'reddit_calls_total',
    help: 'Calls to Reddit, each one sent, by what they were for and how they ended',
    labelNames: ['class', 'outcome'],
    registers: [registry],
  })
}

/** An answer of another shape than Reddit's is no answer. */
async function read<T>(
  asked: Promise<RedditOutcome<unknown>>,
  reader: (answer: unknown) => T | undefined,
): Promise<RedditOutcome<T>> {
  const outcome = await asked
  if (outcome.kind !== 'ok') return outcome
  const value = reader(outcome.value)
  return value === undefined ? { kind: 'down' } : { kind: 'ok', value }
}

const readForAll = (answer: unknown) => readCommunities(answer)?.filter(({ over18 }) => !over18)
