import type { Page } from 'playwright-core'
import type { Shot } from './shot.ts'

const as = 'plus@threadlark.test'
const feed = { path: '/dashboard', as }

/** The screens of reading Reddit, in their states. */
export const readingShots: Shot[] = [
  { ...feed, name: 'feed', prepare: showPosts },
  { ...feed, name: 'feed-post', prepare: openPost },
  { ...feed, name: 'feed-filters', prepare: openFilters },
  { ...feed, name: 'feed-empty', prepare: (page) => answerFeed(page, 200, nothing, 'No posts found.') },
  { ...feed, name: 'feed-failed', prepare: failFeed },
  { ...feed, name: 'feed-paste', prepare: openPaste },
  { path: '/dashboard/keyword', as, name: 'keyword', prepare: research },
  { path: '/dashboard/keyword', as, name: 'keyword-post', prepare: openFound },
  { path: '/dashboard/products', as, name: 'product-form', prepare: openForm },
  {
    path: '/onboarding',
    as: 'new@threadlark.test',
    name: 'onboarding-subreddits',
    prepare: chooseSubreddits,
  },
]

const firstPost = (page: Page) => page.locator('[data-post]').first()

async function showPosts(page: Page) {
  await page.getByRole('button', { name: 'Show r/doggrooming' }).click()
  await page.getByText(/^r\/doggrooming, hot\. \d+ posts/).waitFor()
  await page.locator('[data-slot=toast]').getByRole('button').click()
}

async function openPost(page: Page) {
  await showPosts(page)
  await page.getByText('Three no-shows on a Saturday.').first().click()
  await page.getByRole('dialog').waitFor()
}

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Subreddit', { exact: true }).selectOption('Add a subreddit…')
  await page.getByText('May suit Pawslot').waitFor()
}

const nothing = {
  kind: 'Listing',
  data: { children: [] },
  freshness: { fetchedAt: new Date().toISOString(), stale: false, reason: null },
}
const blocked = {
  error: 'Reddit is blocking our server, so its posts cannot be read at the moment.',
  code: 'unavailable',
  reason: 'blocked',
}

/** The page once more, with another answer in the place of the posts. */
async function answerFeed(page: Page, status: number, json: object, shown: string) {
  await page.route(/api\/reddit\/reddit\.js/, (route) => route.fulfill({ status, json }))
  await page.reload()
  await page.getByText(shown).waitFor()
}

function failFeed(page: Page) {
  return answerFeed(page, 503, blocked, 'Failed to load Reddit posts')
}

async function openPaste(page: Page) {
  await failFeed(page)
  await page.getByRole('button', { name: 'Paste a post instead' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('How do you stop no-shows?')
}

async function research(page: Page) {
  await page.getByLabel('Product').selectOption({ label: 'Pawslot' })
  for (const name of ['doggrooming', 'petbusiness'])
    await page.getByRole('checkbox', { name: `r/${name}` }).check()
  await page.getByLabel('Keyword').fill('booking')
  await page.getByRole('button', { name: 'Research Posts' }).click()
  await page.getByText(/^Sorted by relevance/).waitFor()
  await page.locator('[aria-label=Insights][aria-busy=false]').waitFor()
}

async function openFound(page: Page) {
  await research(page)
  await firstPost(page).click()
  await page.getByRole('dialog').waitFor()
}

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add Product' }).first().click()
  await page.getByText('Bans promotion').first().waitFor()
}

async function chooseSubreddits(page: Page) {
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await page.getByLabel('Website URL').fill('pawslot.com')
  await page.getByLabel('Product name').fill('Pawslot')
  await page.getByLabel('Description').fill('Booking for dog groomers.')
  await page.getByRole('button', { name: 'Make one for me' }).click()
  await page.getByText('Icon uploaded!').waitFor()
  await next.click()
  await page.getByRole('button', { name: 'r/marketing' }).click()
}
