import { Redis } from 'ioredis'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { expectToast } from './browser.ts'
import { newUser, superuser } from './signed-in.ts'

const { reddit } = inject('simulators')

/** What tests do to Reddit that its own API has no word for. */
export function reddits(method: string, path: string, body?: object) {
  return fetch(`${reddit}/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
}

/** Everything about Reddit as it was, and nobody waits for the end of a refusal. */
export async function mendReddit() {
  await reddits('DELETE', 'faults')
  await reddits('POST', 'approval', { state: 'approved' })
  await withRedis(async (redis, prefix) => {
    const remembered = await Promise.all(
      // A 429 that a test has ordered counts the whole window as spent.
      ['refusal', 'share-refusal', 'quota'].map((name) => redis.keys(`${prefix}:reddit:*:${name}`)),
    )
    await Promise.all(remembered.flat().map((key) => redis.del(key)))
  })
}

/** As if it had been read hours ago. Servers look again after five seconds. */
export async function ageFeed(subreddit: string, hours: number) {
  await withRedis((redis, prefix) =>
    redis.hset(`${prefix}:cache:v:feed:${subreddit.toLowerCase()}:hot:all`, {
      at: Date.now() - hours * 3_600_000,
      version: 'aged',
    }),
  )
}

async function withRedis(work: (redis: Redis, prefix: string) => Promise<unknown>) {
  const redis = new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379')
  await work(redis, new URL(inject('databaseUrl')).pathname.slice(1)).finally(() => redis.disconnect())
}

export async function addProduct(userId: string, name: string, subreddits: string[] | null) {
  await superuser.query(
    'insert into products (user_id, name, description, website, subreddits) values ($1, $2, $3, $4, $5)',
    [
      userId,
      name,
      'Online booking for dog groomers, with reminders and deposits.',
      'https://pawslot.com',
      subreddits,
    ],
  )
}

/** As if no product named it: nothing of it is read ahead, and pages depend on Reddit. */
export async function unwatch(subreddit: string) {
  await superuser.query('delete from reddit.watches where community = $1', [subreddit.toLowerCase()])
  await superuser.query('update reddit.watched_communities set products = 0 where name = $1', [
    subreddit.toLowerCase(),
  ])
}

/** Somebody with a plan and a product, on the feed or another page. */
export async function openReading(
  options: Parameters<typeof newUser>[0] = {},
  subreddits: string[] | null = ['doggrooming', 'petbusiness'],
  path = '/dashboard',
) {
  const visit = await newUser({ plan: 'plus', ...options })
  await addProduct(visit.user.id, 'Pawslot', subreddits)
  await visit.page.goto(path)
  return visit
}

export const posts = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('listitem')

/** The line that names what is shown. */
export const shows = (page: Page, what: string) =>
  page
    .locator('main')
    .getByText(new RegExp(`^${what}`))
    .waitFor()

export async function openFilters(page: Page) {
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
}

export const chosen = (page: Page, label: 'Subreddit' | 'Sort' | 'Time') =>
  page.getByRole('dialog', { name: 'Filters' }).getByLabel(label, { exact: true })

export async function applyFilters(
  page: Page,
  { subreddit, sort, time }: { subreddit?: string; sort?: string; time?: string },
) {
  await openFilters(page)
  if (subreddit) await chosen(page, 'Subreddit').selectOption(subreddit)
  if (sort) await chosen(page, 'Sort').selectOption(sort)
  if (time) await chosen(page, 'Time').selectOption(time)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expectToast(page, 'Filters applied!')
  await filtersClosed(page)
}

/** Its own buttons are called after filters, too. */
export const filtersClosed = (page: Page) =>
  page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'detached' })

/** As if nobody had ever chosen anything here. */
export async function forgetFilters(page: Page) {
  await shows(page, 'r/microsaas, hot')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  // The feed is there only once the page listens: a press before that would be lost.
  await shows(page, 'r/microsaas, hot')
}
