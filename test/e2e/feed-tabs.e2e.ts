import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { digestProduct } from '../../src/features/fits/digest-product.ts'
import { expectAccessible, expectToast } from './browser.ts'
import { openReading, posts, shows } from './reading.ts'
import { superuser } from './signed-in.ts'

/** As if the model had read some posts of the store, and called them strong fits. */
async function readByModel(userId: string, strong: Record<string, number>) {
  const { rows } = await superuser.query('select * from products where user_id = $1', [userId])
  const [product] = rows
  for (const [community, count] of Object.entries(strong)) {
    const read = async () => {
      const { rowCount } = await superuser.query(
        `insert into reddit.verdicts as kept (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, fit, rank, trouble, why)
         select id, created_at, $1, $2, $3, 0.9, 'asks_how', false, 'strong', 2, 'none', 'Asks for booking.' from reddit.posts
         where community = $4 and removed_by_category is null and not over_18 and not locked and not archived
         order by score desc, id limit $5
         on conflict (post_id, product_id, created_at) do update set digest = excluded.digest, fit = excluded.fit, rank = excluded.rank,
           trouble = excluded.trouble, why = excluded.why, judge_at = null, held = null`,
        [userId, product.id, digestProduct(product), community, count],
      )
      return rowCount
    }
    await expect.poll(read, { timeout: 60_000, interval: 500 }).toBe(count)
  }
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const current = (page: Page) => page.getByRole('tab', { selected: true }).allInnerTexts()
const inFocus = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** As if this browser had last shown the subreddits' posts then. */
const visitedAt = (page: Page, subreddits: string[], at: number) =>
  page.evaluate(
    ([names, shownUpTo]) => {
      const { selectedProductId } = JSON.parse(localStorage.getItem('reddit-filters') ?? '{}')
      const visit = { shownBefore: null, shownUpTo, lookedAt: 0 }
      const visits = names.map((name) => [`${selectedProductId}/${name}`, visit])
      localStorage.setItem('threadlark-visits', JSON.stringify(Object.fromEntries(visits)))
    },
    [subreddits, at] as const,
  )

test.each([
  { width: 1440, dark: false },
  { width: 1440, dark: true },
  { width: 390, dark: false },
  { width: 390, dark: true },
])(
  'tabs by the keyboard alone: counts, all at once, an answer, another visit, another subreddit (%o)',
  async (look) => {
    const { page, leave, user } = await openReading(
      look,
      ['doggrooming', 'petbusiness'],
      '/dashboard/settings',
    )
    await readByModel(user.id, { doggrooming: 3, petbusiness: 1 })
    await page.goto('/dashboard')
    await shows(page, 'r/microsaas, hot')
    for (const name of ['All, 4 strong fits', 'r/doggrooming, 3 strong fits', 'r/petbusiness, 1 strong fit'])
      await tab(page, name).waitFor()
    expect(await current(page)).toEqual([])
    await expectAccessible(page)

    // None was current, so the next one is the first.
    const all = page.waitForRequest(/reddit\.js\?.*subreddit=doggrooming%2Bpetbusiness&sort=hot/)
    await page.keyboard.press(']')
    await all
    await shows(page, '2 communities, hot')
    expect(await inFocus(page)).toBe('All, 4 strong fits')
    await posts(page).first().waitFor()
    expect(await kept(page, 'threadlark-feed-all')).not.toBeNull()
    expect(await kept(page, 'reddit-filters')).toContain('"appliedSubreddit":"microsaas"')
    await expectAccessible(page)

    await page.keyboard.press('ArrowRight')
    await shows(page, 'r/doggrooming, hot')
    await page.keyboard.press('3')
    await shows(page, 'r/petbusiness, hot')
    await page.keyboard.press('[')
    await shows(page, 'r/doggrooming, hot')
    expect(await kept(page, 'reddit-filters')).toContain('"appliedSubreddit":"doggrooming"')
    expect(await kept(page, 'threadlark-feed-all')).toBeNull()
    expect(await page.locator('[data-slot=toast]').count()).toBe(0)
    await page.getByRole('tabpanel', { name: 'r/doggrooming, 3 strong fits' }).waitFor()

    await page.keyboard.press('Tab')
    expect(await inFocus(page)).toBe('Add a subreddit')
    await posts(page).first().waitFor()
    await page.keyboard.press('Tab')
    const first = await inFocus(page)
    expect(first).toBe(await posts(page).first().locator('[data-post]').textContent())
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: first ?? '' }).waitFor()
    await page.keyboard.press('1')
    const { rows } = await superuser.query(
      `select post_id from reddit.verdicts where user_id = $1 and fit = 'strong' order by post_id limit 1`,
      [user.id],
    )
    const origin = new URL(page.url()).origin
    const answer = { data: { kind: 'comment', postId: rows[0].post_id }, headers: { origin } }
    expect((await page.request.post('/api/activity', answer)).ok()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await tab(page, 'All, 3 strong fits').waitFor()
    await shows(page, 'r/doggrooming, hot')

    await page.keyboard.press('1')
    await shows(page, '2 communities, hot')
    await page.reload()
    await shows(page, '2 communities, hot')
    await posts(page).first().waitFor()
    expect(await page.getByText(/^New since|^Nothing new since|^From before/).count()).toBe(0)
    const listing = await page.request.get(
      '/api/reddit/reddit.js?subreddit=doggrooming%2Bpetbusiness&limit=15',
    )
    const times = (await listing.json()).data.children
      .map(({ data }: { data: { created_utc: number } }) => data.created_utc * 1_000)
      .toSorted((a: number, b: number) => b - a) as number[]
    await visitedAt(page, ['doggrooming', 'petbusiness'], times[3] ?? 0)
    await page.reload()
    await page.getByText(/^New since /).waitFor()
    await page.getByText('From before your last visit').waitFor()
    const written = await page.getByRole('list', { name: 'New posts' }).getByRole('listitem').count()
    expect(written).toBe(times.filter((at) => at > (times[3] ?? 0)).length)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)

    await page.keyboard.press('1')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByLabel('New subreddit').waitFor()
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement)?.name))
      .toBe('new-subreddit')
    await page.keyboard.type('smallbusiness')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Subreddit added!')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await shows(page, 'r/smallbusiness, hot')
    await expect.poll(() => tab(page, /^r\/smallbusiness/).getAttribute('aria-selected')).toBe('true')
    expect(await page.getByRole('button', { name: 'Add a subreddit' }).count()).toBe(0)
    await leave()
  },
)

test.each([
  { width: 1440, dark: true },
  { width: 390, dark: false },
])('a subreddit that went private says so in its tab alone, and can be removed (%o)', async (look) => {
  const { page, leave, user } = await openReading(look)
  await page.route(/reddit\.js\?.*subreddit=petbusiness/, (route) =>
    route.fulfill({ status: 404, json: { error: 'Only members.', code: 'not_found', reason: 'private' } }),
  )
  await tab(page, /^r\/petbusiness/).click()
  await page.getByText('r/petbusiness is private now.').waitFor()
  await expectAccessible(page)
  await tab(page, /^r\/doggrooming/).click()
  await posts(page).first().waitFor()
  await tab(page, /^r\/petbusiness/).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Subreddit removed!', 'We removed r/petbusiness from Pawslot.')
  await shows(page, 'r/doggrooming, hot')
  const { rows } = await superuser.query('select subreddits from products where user_id = $1', [user.id])
  expect(rows[0].subreddits).toEqual(['doggrooming'])
  expect(await page.getByRole('tab').count()).toBe(1)
  await leave()
})

test('on a phone the tabs are high enough for a finger, scroll sideways, and the chosen one is in view', async () => {
  const names = ['digital_marketing', 'smallbusiness', 'indiehackers']
  const { page, leave } = await openReading({ width: 390 }, names)
  const last = tab(page, /^r\/indiehackers/)
  await last.waitFor()
  const row = page.getByRole('tablist')
  expect(await row.getAttribute('data-more')).toBe('after')
  expect((await last.boundingBox())?.height).toBe(44)
  await page.keyboard.press('4')
  await shows(page, 'r/indiehackers, hot')
  await expect.poll(() => row.getAttribute('data-more')).toBe('before')
  const [box, room] = [await last.boundingBox(), await row.boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 0.5)
  await leave()
})
