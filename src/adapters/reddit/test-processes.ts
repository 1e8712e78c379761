import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { createCache } from '../../platform/cache.ts'
import { createLog } from '../../platform/log.ts'
import { createCachedReddit, MAX_AGE_MS } from './cached-reddit.ts'
import type { FeedQuery } from './post-source.ts'
import { createReddit, type RedditConfig } from './create-reddit.ts'
import type { CallClass } from './quota.ts'

const MARK = 'a-process-of-a-test'

export const redisUrl = 'redis://127.0.0.1:6379'
export const testConfig = (url: string): RedditConfig => ({
  wwwUrl: url,
  oauthUrl: url,
  clientId: 'client',
  clientSecret: 'secret',
  userAgent: 'server:threadlark:test (by /u/threadlark)',
  // Enough for tests that are not about the quota.
  quota: { startLimit: 50_000 },
})

type Start = { config: RedditConfig; prefix: string; maxAgeMs?: number }
type Task =
  /** So many calls at once. */
  | { do: 'list'; times: number }
  | { do: 'feed'; times: number }
  /** Asks for everything that holds strangers' words, and notes where it is in memory. */
  | { do: 'keep'; subreddit: string; id: string; words: string }
  /** How much of that is still in memory. */
  | { do: 'count kept' }
  /** Asks without a pause, for each class as many at once as told, until the time is over. */
  | { do: 'press'; forMs: number; atOnce: Partial<Record<CallClass, number>> }

export type Tally = Record<string, number>

/** Real processes, each with its own adapter, that work at the same time. */
export async function startProcesses(count: number, start: Start) {
  const children = await Promise.all(
    Array.from({ length: count }, async () => {
      const child = fork(fileURLToPath(import.meta.url), [MARK, JSON.stringify(start)], {
        execArgv: ['--expose-gc'],
      })
      await once(child, 'message')
      return child
    }),
  )
  const ask = async (child: ChildProcess, task: Task) => {
    child.send(task)
    const [tally] = (await once(child, 'message')) as [Tally]
    return tally
  }
  return {
    all: (task: Task) => Promise.all(children.map((child) => ask(child, task))),
    stop: () => Promise.all(children.map((child) => (child.kill(), once(child, 'exit')))),
  }
}

async function runChild({ config, prefix, maxAgeMs = MAX_AGE_MS }: Start) {
  const redis = new Redis(redisUrl)
  const log = createLog({ level: 'silent' })
  const reddit = createReddit(config, { redis, prefix, log })
  const cached = createCachedReddit(reddit, createCache({ redis, prefix, hardMaxAgeMs: maxAgeMs }))
  const calls: Record<CallClass, () => Promise<{ kind: string }>> = {
    thread: () => reddit.comments('abc'),
    reading: () => reddit.listing(['reading'], 'new', 'all'),
    polling: () => reddit.newest(['polling']),
    follow: () => reddit.seeThings(['t1_abc']),
    refresh: () => reddit.lookUp(['abc']),
    discovery: () => reddit.discover('words', 'relevance'),
  }
  const kept: WeakRef<object>[] = []
  const keep = async ({ subreddit, id, words }: Extract<Task, { do: 'keep' }>) => {
    const answers = await Promise.all([
      cached.feed({ subreddits: [subreddit], sort: 'new', time: 'all', limit: 100 }),
      cached.search({ words, subreddits: [subreddit], sort: 'new', time: 'all', limit: 15 }),
      cached.post(id),
      cached.thread(id),
    ])
    for (const answer of answers) {
      if (answer.kind !== 'ok') continue
      const bytes = answer.finished('whole', () => JSON.stringify(answer.value))
      const [first] = Array.isArray(answer.value) ? answer.value : [answer.value]
      if (first) kept.push(new WeakRef<object>(first), new WeakRef<object>(bytes))
    }
    return answers.map(({ kind }) => kind)
  }
  const doTask = async (task: Task) => {
    const tally: Tally = {}
    const note = (name: string) => {
      tally[name] = (tally[name] ?? 0) + 1
    }
    if (task.do === 'keep') {
      for (const kind of await keep(task)) note(kind)
      return tally
    }
    if (task.do === 'count kept') {
      globalThis.gc?.()
      return { alive: kept.filter((one) => one.deref() !== undefined).length, all: kept.length }
    }
    if (task.do === 'press') {
      const end = Date.now() + task.forMs
      const press = async (kind: CallClass) => {
        while (Date.now() < end) {
          const { kind: outcome } = await calls[kind]()
          note(`${kind} ${outcome}`)
          if (outcome === 'rate_limited') await wait(100)
        }
      }
      const lanes = Object.entries(task.atOnce).flatMap(([kind, lanes]) =>
        Array.from({ length: lanes }, () => press(kind as CallClass)),
      )
      await Promise.all(lanes)
      return tally
    }
    const query: FeedQuery = { subreddits: ['cold'], sort: 'hot', time: 'day', limit: 15 }
    const call = task.do === 'feed' ? () => cached.feed(query) : calls.reading
    await Promise.all(
      Array.from({ length: task.times }, async () => {
        const outcome = await call()
        note(outcome.kind)
      }),
    )
    return tally
  }
  process.on('message', (task: Task) => {
    void doTask(task).then((tally) => process.send?.(tally))
  })
  await redis.ping()
  process.send?.('ready')
}

if (process.argv[2] === MARK) await runChild(JSON.parse(process.argv[3] ?? '') as Start)
