import { expect } from 'vitest'
import type { AgingStack } from './aging-stack.ts'
import { ASK, control, faultsLeft, MODELS, say, UNWATCHED, WATCHED } from './outside.ts'
import type { Person } from './person.ts'
import { pasted, untilStored } from './use-everything.ts'
import { failed, said, strangers } from './written-words.ts'

/** The database, Reddit and the model fail, each with a stranger's words at hand. */
export async function failEverywhere(aging: AgingStack, person: Person) {
  const { superuser } = aging.stack
  const pollNow = () => superuser.query('update reddit.watched_communities set next_poll_at = now()')
  await superuser.query('revoke insert on reddit.posts from app_worker')
  const unlucky = { subreddit: WATCHED, title: `${ASK} ${failed.stored}`, body: ASK }
  await control(aging, 'reddit', 'posts', unlucky)
  await pollNow()
  await expect.poll(() => aging.logged(), { timeout: 30_000 }).toContain('"reason":"reddit.poll"')
  await superuser.query('grant insert on reddit.posts to app_worker')
  await pollNow()
  await untilStored(aging, failed.stored)

  const fault = { status: 200, body: failed.garbled }
  await control(aging, 'reddit', 'faults', { match: { path: '/search' }, fault, times: 1 })
  await person.try('/api/reddit/search', { keyword: 'garbled', subreddits: [UNWATCHED], time: 'all' })
  expect(await faultsLeft(aging, 'reddit', 'faults')).toBe(0)

  await control(aging, 'llm', 'behaviour')
  await say(aging, MODELS.posts, `{"verdicts":[{"ref":1,"verdict":"${said.broken}`, 1)
  await person.untilRead({ ...pasted(strangers.pasted), text: 'Said once more.' })
  expect(await faultsLeft(aging, 'llm', 'behaviour')).toBe(0)
}

/** The worker dies with one pasted post in its hands, and another one waits. */
export async function dieReading(aging: AgingStack, { post, productId }: Person) {
  const { redis, stack } = aging
  const inQueue = (state: string) => redis.llen(`${stack.env.REDIS_PREFIX}:readings:${state}`)
  await control(aging, 'llm', 'behaviour', { mode: 'slow-first-byte', about: MODELS.posts })
  await post('/api/fits', { productId, posts: pasted(strangers.waiting) })
  await expect.poll(() => inQueue('active'), { timeout: 10_000 }).toBe(1)
  await stack.running.workers[0]?.kill()
  const posts = { ...pasted(strangers.waiting), subreddit: WATCHED }
  await post('/api/fits', { productId, posts })
  expect([await inQueue('active'), await inQueue('wait')]).toEqual([1, 1])
  await control(aging, 'llm', 'behaviour')
}
