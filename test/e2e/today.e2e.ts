import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast } from './browser.ts'
import { calm, say } from './drafting.ts'
import { newUser, superuser } from './signed-in.ts'
import { findTodaysThreads } from './todays-threads.ts'

afterEach(calm)

const DRAFT =
  'I make Pawslot, which takes deposits. What helped before that: text at six the evening before, they read it then.'

async function openToday(look: Parameters<typeof newUser>[0] = {}) {
  const visit = await newUser({ plan: 'plus', ...look })
  const titles = await findTodaysThreads(visit.user.id)
  await visit.page.goto('/dashboard/today')
  await row(visit.page, titles[0]).waitFor()
  return { ...visit, titles: titles as [string, string, string, string] }
}

const rows = (page: Page) => page.locator('main [data-thread]')
const row = (page: Page, title = '') => page.locator('main [data-row]').filter({ hasText: title })
const inFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const isInMenu = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role=menu]') != null)
const left = (page: Page) =>
  page.getByRole('link', { name: /^Today/ }).evaluate((link) => link.textContent?.match(/\d+/)?.[0] ?? null)
const marksOf = async (userId: string) =>
  (
    await superuser.query('select kind, reason from thread_marks where user_id = $1 order by marked_at', [
      userId,
    ])
  ).rows

test.each([{ dark: false }, { dark: true }])(
  'by the keyboard alone: along the threads, into a draft, and each act with its way back (%o)',
  async ({ dark }) => {
    const { page, leave, titles, user } = await openToday({ dark })
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    await page.getByText('3 threads worth answering').waitFor()
    await expect.poll(() => inFocus(page)).toBe(titles[0])
    await expect.poll(() => left(page)).toBe('3')
    expect(await page.locator('mark').allTextContents()).toEqual([
      'Does anyone use a booking tool that takes a deposit up front?',
    ])
    await expectAccessible(page)

    await page.keyboard.press('j')
    await expect.poll(() => inFocus(page)).toBe(titles[1])
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await expectToast(page, 'Dismissed.')
    await expect.poll(() => inFocus(page)).toBe(titles[1])
    await expect.poll(() => left(page)).toBe('2')
    expect(await marksOf(user.id)).toEqual([{ kind: 'dismissed', reason: null }])
    await expectAccessible(page)
    // Why is asked by a letter, too, and leaving its menu leads back to the list.
    await page.keyboard.press('w')
    await expect.poll(() => isInMenu(page)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => inFocus(page)).toBe(titles[1])
    await page.keyboard.press('w')
    await expect.poll(() => isInMenu(page)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => inFocus(page)).toBe('Too old')
    await page.keyboard.press('Enter')
    await expect.poll(() => marksOf(user.id)).toEqual([{ kind: 'dismissed', reason: 'too_old' }])
    await expect.poll(() => inFocus(page)).toBe(titles[1])
    await page.keyboard.press('u')
    await expect.poll(() => inFocus(page)).toBe(titles[0])
    await expect.poll(() => marksOf(user.id)).toEqual([])

    await page.keyboard.press('s')
    await expectToast(page, 'Saved for later.')
    await page
      .getByRole('list', { name: /^Saved for later/ })
      .getByText(titles[0])
      .waitFor()
    await expect.poll(() => inFocus(page)).toBe(titles[1])
    await page.keyboard.press('z')
    await page.getByRole('menuitem', { name: 'Tomorrow morning' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })

    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog', { name: titles[1] })
    await dialog.getByRole('button', { name: 'Generate Comment' }).waitFor()
    // Under it the list's letters rest.
    await page.keyboard.press('x')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => inFocus(page)).toBe(titles[1])
    await expect.poll(() => marksOf(user.id)).toEqual([{ kind: 'saved', reason: null }])
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Snooze').waitFor()
    await page.keyboard.press('Escape')
    await leave()
  },
)

test('why a thread was dismissed can be said, and the focus is back in the list', async () => {
  const { page, leave, titles, user } = await openToday()
  await row(page, titles[1]).getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Why?' }).click()
  await page.getByRole('menuitem', { name: 'Not this community' }).click()
  await expect.poll(() => marksOf(user.id)).toEqual([{ kind: 'dismissed', reason: 'community' }])
  await expect.poll(() => inFocus(page)).toBe(titles[2])
  await leave()
})

test('a posted answer leaves the list, fills the ring, and the focus goes on', async () => {
  await say(DRAFT)
  const { page, leave, titles } = await openToday()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: titles[0] })
  await dialog.getByRole('button', { name: 'Generate Comment' }).click()
  await dialog.getByRole('textbox', { name: 'Your comment', exact: true }).waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: /^Copy(?: anyway)?$/ }).click()
  // Someone who comes back before anything is copied isn't asked.
  await dialog.locator('[data-copied]').waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await dialog.getByRole('button', { name: 'Yes, I posted it' }).click()
  await dialog.getByRole('button', { name: /^Next thread/ }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: '1 of 5 comments' }).waitFor()
  await expect.poll(() => rows(page).allTextContents()).toHaveLength(3)
  await expect.poll(() => inFocus(page)).toBe(titles[1])
  await expect.poll(() => left(page)).toBe('2')
  await leave()
})

/** A finger that moves along the card. */
async function swipe(page: Page, title: string, byPx: number) {
  const box = await row(page, title).boundingBox()
  if (!box) throw new Error('There is no such card')
  const touch = await page.context().newCDPSession(page)
  const [x, y] = [byPx > 0 ? box.x + 20 : box.x + box.width - 20, box.y + 20]
  const at = (moved: number) => [{ x: x + moved, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 8; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((byPx * step) / 8) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

test.each([{ dark: false }, { dark: true }])(
  'on a phone a tap opens a card, and swiping does what its buttons do (%o)',
  async ({ dark }) => {
    const { page, leave, titles, user } = await openToday({ width: 390, dark })
    await page.getByText('Swipe right to save, left to dismiss.').waitFor()
    expect(await row(page, titles[0]).getByRole('button', { name: 'Draft' }).count()).toBe(1)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Got it' }).click()

    await row(page, titles[1]).getByRole('button', { name: titles[1] }).click()
    await row(page, titles[1]).getByRole('button', { name: 'Draft' }).waitFor()
    expect(await row(page, titles[0]).getByRole('button', { name: 'Draft' }).count()).toBe(0)

    await swipe(page, titles[0], 90)
    expect(await marksOf(user.id)).toEqual([])
    await swipe(page, titles[0], 130)
    await expectToast(page, 'Saved for later.')
    await expect.poll(() => marksOf(user.id)).toEqual([{ kind: 'saved', reason: null }])
    await swipe(page, titles[2], -130)
    await expectToast(page, 'Dismissed.')
    await expect.poll(async () => (await marksOf(user.id)).length).toBe(2)
    await swipe(page, titles[1], -260)
    await page.getByRole('menuitem', { name: 'Tomorrow morning' }).click()
    await expectToast(page, 'Snoozed until tomorrow, 7:00 AM.')
    await expectAccessible(page)
    await page.reload()
    await row(page, titles[3]).waitFor()
    expect(await page.getByText('Swipe right to save').count()).toBe(0)
    await leave()
  },
)

test.each([{ width: 1440 }, { width: 390, dark: true }])(
  'the day ends honestly: done at the goal, with more for someone who wants it (%o)',
  async (look) => {
    const { page, leave, titles, user } = await openToday(look)
    await superuser.query(
      `insert into activity (user_id, kind, subreddit, named) select $1, 'comment', 'SaaS', n = 2 from generate_series(1, 5) as n`,
      [user.id],
    )
    await page.reload()
    await page.getByRole('heading', { name: 'Done for today', level: 1 }).waitFor()
    await page.getByText("You wrote 5 comments. That's your goal, so the rest can wait.").waitFor()
    expect(await page.getByRole('list', { name: 'Your comments today' }).getByRole('listitem').count()).toBe(
      5,
    )
    await page
      .getByText(/^We look again /)
      .last()
      .waitFor()
    await expectAccessible(page)
    expect(await page.getByText(/threads? left$/).count()).toBe(0)
    await page.getByRole('button', { name: 'Show 4 more' }).click()
    await row(page, titles[0]).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Done for today', level: 1 }).waitFor()
    await page.keyboard.press('a')
    await arriveAt(page, '/dashboard/activity')
    await leave()
  },
)

test('the list can be that of one product; the address keeps the choice', async () => {
  const { page, leave, titles, user } = await openToday()
  await superuser.query(
    `insert into products (user_id, name, description, website, subreddits) values ($1, 'Bookly', 'Books.', 'https://bookly.test', '{quietplace}')`,
    [user.id],
  )
  await page.reload()
  await row(page, titles[0]).waitFor()
  await page.getByRole('button', { name: 'All products' }).click()
  await page.getByRole('menuitemradio', { name: 'Bookly' }).click()
  await row(page, titles[0]).waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('product')).not.toBeNull()
  await page.reload()
  await page.getByRole('button', { name: 'Bookly' }).click()
  await page.getByRole('menuitemradio', { name: 'All products' }).click()
  await row(page, titles[0]).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await leave()
})

test('without a product the page says so and leads there; without a plan nothing is asked for', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/today')
  await page.getByText('Add a product to get your list.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add product' }).click()
  await arriveAt(page, '/dashboard/products')
  await leave()

  const visitor = await newUser()
  const asked: string[] = []
  visitor.page.on('request', (request) => {
    if (request.url().includes('/api/today')) asked.push(request.url())
  })
  await visitor.page.goto('/dashboard/today')
  await visitor.page.getByRole('dialog').waitFor()
  expect(asked).toEqual([])
  await visitor.leave()
})
