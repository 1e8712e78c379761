import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast } from './browser.ts'
import { newUser, superuser } from './signed-in.ts'

const { reddit } = inject('simulators')
const control = (method: string, path: string, body?: object) =>
  fetch(`${reddit}/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
afterEach(async () => {
  await control('DELETE', 'faults')
  await control('POST', 'approval', { state: 'approved' })
})

async function addProduct(userId: string, name: string, subreddits: string[]) {
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

/** Somebody with a plan and a product, on the feed. */
async function openFeed(
  options: Parameters<typeof newUser>[0] = {},
  subreddits = ['doggrooming', 'petbusiness'],
) {
  const visit = await newUser({ plan: 'plus', ...options })
  await addProduct(visit.user.id, 'Pawslot', subreddits)
  await visit.page.goto('/dashboard')
  return visit
}

const posts = (page: Page) => page.getByRole('main').getByRole('listitem')

async function applyFilters(page: Page, choose: (page: Page) => Promise<unknown>) {
  await page.getByRole('button', { name: /Filters/ }).click()
  await choose(page)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expectToast(page, 'Filters applied!')
}

const chooseSubreddit = (name: string) => (page: Page) =>
  page.getByLabel('Subreddit', { exact: true }).selectOption(name)

test('the first visit shows r/microsaas; filters apply, survive a reload, and reset to the product', async () => {
  const { page, leave } = await openFeed()
  await page.getByText(/^r\/microsaas, hot/).waitFor()
  await applyFilters(page, chooseSubreddit('petbusiness'))
  await page.getByText(/^r\/petbusiness, hot/).waitFor()
  await posts(page).first().waitFor()
  await expectAccessible(page)

  await page.reload()
  await page.getByText(/^r\/petbusiness, hot/).waitFor()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('reddit-filters') ?? '{}'))).toMatchObject(
    {
      appliedSubreddit: 'petbusiness',
      selectedSubreddit: 'petbusiness',
      appliedSort: 'hot',
      appliedTime: 'day',
    },
  )
  await page.getByRole('button', { name: /Filters/ }).click()
  expect(await page.getByLabel('Time', { exact: true }).isDisabled()).toBe(true)
  await page.getByText('Time filter is only available for Top and Controversial sorts.').waitFor()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expectToast(page, 'Filters reset!')
  await page.getByText(/^r\/doggrooming, hot/).waitFor()
  await leave()
})

test('a card opens its post, by mouse and by keys, and leads to Reddit', async () => {
  const { page, leave } = await openFeed()
  await applyFilters(page, chooseSubreddit('doggrooming'))
  const title = 'Three no-shows on a Saturday. I am done with booking over text.'
  await page.getByText(title).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await dialog.getByText('Upvotes').waitFor()
  const link = dialog.getByRole('link', { name: /Open on Reddit/ })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.reddit\.com\/r\/doggrooming\/comments\//)
  expect(await link.getAttribute('rel')).toContain('noopener')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await leave()
})

test('a subreddit can be added from the filters; a third is the last', async () => {
  const { page, leave, user } = await openFeed()
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption('Add a subreddit…')
  await page.getByRole('textbox').last().fill('r/smallbusiness')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, 'Subreddit added!')
  const { rows } = await superuser.query('select subreddits from products where user_id = $1', [user.id])
  expect(rows[0].subreddits).toEqual(['doggrooming', 'petbusiness', 'smallbusiness'])
  await page
    .getByLabel('Subreddit', { exact: true })
    .getByText('Max 3 subreddits reached')
    .waitFor({ state: 'attached' })
  await leave()
})

test('when Reddit says no, the page says which no it is and takes a pasted post', async () => {
  const { page, leave } = await openFeed({}, ['RemoteWork'])
  await control('POST', 'approval', { state: 'blocked' })
  await applyFilters(page, chooseSubreddit('RemoteWork'))
  await page.getByText('Failed to load Reddit posts').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Paste a post instead' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Title/).fill('How do you stop no-shows?')
  await dialog
    .getByRole('button', { name: /Open|Use|Continue|Show/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'How do you stop no-shows?' }).waitFor()
  await page.keyboard.press('Escape')
  await control('POST', 'approval', { state: 'approved' })
  await expect
    .poll(
      async () => {
        await page
          .getByRole('button', { name: 'Try Again' })
          .click({ timeout: 1_000 })
          .catch(() => {})
        return posts(page).count()
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBeGreaterThan(3)
  await leave()
})

test('keyword research finds posts, keeps its limits, and tells what is missing', async () => {
  const { page, leave } = await openFeed({}, ['doggrooming', 'petbusiness', 'smallbusiness'])
  await page.goto('/dashboard/keyword')
  expect(await page.getByRole('button', { name: 'Research Posts' }).isDisabled()).toBe(true)
  await page.getByLabel('Product').selectOption({ label: 'Pawslot' })
  await page.getByRole('button', { name: 'Research Posts' }).click()
  await expectToast(page, 'Please enter a keyword')
  await page.getByLabel('Keyword').fill('booking')
  await page.getByRole('button', { name: 'Research Posts' }).click()
  await expectToast(page, 'Please select at least one subreddit')
  for (const name of ['r/doggrooming', 'r/petbusiness']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Research Posts' }).click()
  await page
    .getByText(/^Found \d+ posts across 2 subreddits$/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await control('POST', 'approval', { state: 'blocked' })
  await page.getByLabel('Keyword').fill('deposit')
  await page.getByRole('button', { name: 'Research Posts' }).click()
  await expectToast(page, 'Failed to search Reddit posts')
  await leave()
})

test('on a phone the feed, its filters and a post fit, in the dark too', async () => {
  const { page, leave } = await openFeed({ width: 390, dark: true })
  await applyFilters(page, chooseSubreddit('doggrooming'))
  await posts(page).first().waitFor()
  await expectAccessible(page)
  await page.getByText('Three no-shows on a Saturday.').first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Open on Reddit/ })
    .waitFor()
  await expectAccessible(page)
  await leave()
})

test('without products the feed asks for one, and the picker says so', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard')
  await page.getByText('No Products').first().waitFor()
  await page.getByRole('link', { name: 'My Products' }).click()
  await arriveAt(page, '/dashboard/products')
  await leave()
})
