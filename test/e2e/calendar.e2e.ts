import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible, expectToast } from './browser.ts'
import { calm } from './drafting.ts'
import { newUser, superuser } from './signed-in.ts'
import { findTodaysThreads } from './todays-threads.ts'

afterEach(calm)

const THREADS = [
  'Tool Tuesday in r/doggrooming',
  'Feedback Friday in r/smallbusiness',
  'Show & Tell Saturday in r/freelance',
]

/** Somebody with a list for today, and a product in communities whose rules name set threads. */
async function open(look: Parameters<typeof newUser>[0] = {}) {
  const visit = await newUser({ plan: 'plus', ...look })
  await findTodaysThreads(visit.user.id)
  await superuser.query(
    `insert into products (user_id, name, description, subreddits)
     values ($1, 'Invoicefern', 'Invoices that remind politely.', '{doggrooming,smallbusiness,freelance}')`,
    [visit.user.id],
  )
  await superuser.query(
    `insert into activity (user_id, kind, subreddit, post_id, named, posted_at)
     values ($1, 'comment', 'freelance', '1abc', true, now() - interval '2 days')`,
    [visit.user.id],
  )
  return visit
}

const card = (page: Page) => page.getByRole('region', { name: 'Coming up' })
const inFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const remindersOf = async (userId: string) =>
  (await superuser.query('select community, thread from set_thread_reminders where user_id = $1', [userId]))
    .rows

/** Rules that nobody has read are read meanwhile. */
async function openCard(page: Page) {
  await page.goto('/dashboard/today')
  await expect
    .poll(async () => {
      await card(page).waitFor()
      return (await card(page).getByRole('listitem').count()) === THREADS.length
    })
    .toBe(true)
}

test.each([{ dark: false }, { dark: true }])(
  'set threads are beside the list; the bell keeps the wish, and the week shows the rule by keyboard (%o)',
  async ({ dark }) => {
    const { page, leave, user } = await open({ dark })
    await openCard(page)
    for (const thread of THREADS) await card(page).getByText(thread).waitFor()
    await expectAccessible(page)

    const bell = card(page).getByRole('button', { name: 'Remind me of Tool Tuesday in r/doggrooming' })
    await bell.focus()
    await page.keyboard.press('Enter')
    const when = new Date().getDay() === 2 ? 'today' : 'on Tuesday'
    await expectToast(page, `We'll remind you here ${when}.`, /Your daily email is off\./)
    await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('true')
    expect(await inFocus(page)).toBe('Remind me of Tool Tuesday in r/doggrooming')
    expect(await remindersOf(user.id)).toEqual([{ community: 'doggrooming', thread: 'tool tuesday' }])

    await card(page).getByRole('link', { name: 'Your communities' }).click()
    await page.getByRole('heading', { name: "Your communities' week", level: 1 }).waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Today' }).waitFor()
    const week = page.getByRole('table', { name: "Your communities' week" })
    await week.getByRole('link', { name: /^Mentioned/ }).waitFor()
    const chip = week.getByRole('button', { name: /^Tool Tuesday.*You'll be reminded/ })
    await chip.focus()
    await page.keyboard.press('Enter')
    const rule = page.getByRole('dialog', { name: 'Tool Tuesday in r/doggrooming' })
    await rule.getByText('“If you make the tool, you may mention it once per thread.”').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await rule.waitFor({ state: 'detached' })
    await expect.poll(() => chip.evaluate((one) => one === document.activeElement)).toBe(true)
    await page
      .getByRole('region', { name: "Dates we can't read" })
      .getByText('Tools & Trade', { exact: true })
      .waitFor()
    await expectAccessible(page)
    await leave()
  },
)

test.each([{ dark: false }, { dark: true }])(
  'on a phone the card stands after the list, and the week is a list of days (%o)',
  async ({ dark }) => {
    const { page, leave } = await open({ dark, width: 390 })
    await openCard(page)
    const [list, below] = await Promise.all([
      page.locator('main [data-thread]').last().boundingBox(),
      card(page).boundingBox(),
    ])
    expect(below?.y ?? 0).toBeGreaterThan(list?.y ?? Infinity)
    await expectAccessible(page)
    await page.goto('/dashboard/today/calendar')
    await page
      .getByRole('region', { name: /Friday/ })
      .getByText('“Want eyes on your website')
      .waitFor()
    await page.getByRole('region', { name: "What's left" }).getByText('r/doggrooming').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await leave()
  },
)

test('the palette leads to the week', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/today')
  await page.getByRole('button', { name: /Search or jump to/ }).click()
  await page.getByRole('combobox').fill('set threads')
  await page.getByRole('option', { name: /^Calendar/ }).click()
  await page.getByText('Add a community to see your week.').waitFor()
  await expectAccessible(page)
  await leave()
})
