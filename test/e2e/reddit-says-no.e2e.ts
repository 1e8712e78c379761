import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/stack/seed-demo.ts'
import { expectAccessible, newVisitor } from './browser.ts'
import { ageFeed, applyFilters, mendReddit, openReading, posts, reddits, unwatch } from './reading.ts'
import { startTestStack } from './start-test-stack.ts'

afterEach(mendReddit)

const failed = (page: Page) => page.getByText('Failed to load Reddit posts', { exact: true })

/** What nobody has asked for yet, so that no old answer can be shown in its place. */
const unread = ['tutor', 'retail', 'ppc', 'selfhosted', 'datascience', 'devops']
const next = () => unread.shift() ?? ''

const FITS = '**/api/fits'

/** Until fits can be had, the feed looks for nothing elsewhere: nobody asks for the product's subreddit ahead of the test. */
async function openUnread(look: Parameters<typeof openReading>[0], name: string) {
  const visit = await openReading(look, [name], '/dashboard/settings')
  await unwatch(name)
  await visit.page.route(FITS, (route) => route.abort())
  await visit.page.goto('/dashboard')
  return visit
}

async function pastePost(page: Page) {
  await page.getByRole('button', { name: 'Paste a post instead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a post' })
  await dialog.getByRole('button', { name: 'Open Post' }).click()
  await dialog.getByText('Paste the title of the post.').waitFor()
  await dialog.getByLabel('Title').fill('How do you stop no-shows?')
  await dialog.getByLabel('Text').fill('Three this **week**.')
  await dialog.getByLabel('Link').fill('https://example.com/post')
  await dialog.getByRole('button', { name: 'Open Post' }).click()
  await dialog.getByText('Paste a link to a post on Reddit, or none.').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Link').fill('https://old.reddit.com/r/doggrooming/comments/1abc/x/')
  await dialog.getByRole('button', { name: 'Open Post' }).click()
  const post = page.getByRole('dialog', { name: 'How do you stop no-shows?' })
  await post.getByText('Three this week.').waitFor()
  await post.getByText('Pasted by you').waitFor()
  // Read like any other, by its words.
  await post.getByText('From a quick look, not a full reading.').waitFor()
  const link = post.getByRole('link', { name: /^Open on Reddit/ })
  expect(await link.getAttribute('href')).toBe('https://www.reddit.com/r/doggrooming/comments/1abc/x/')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await post.waitFor({ state: 'hidden' })
}

test.each([
  {
    no: 'not approved',
    cause: () => reddits('POST', 'approval', { state: 'unapproved' }),
    says: 'Reddit has not approved our access, so its posts cannot be read at the moment.',
    look: { dark: true },
  },
  {
    no: 'blocked',
    cause: () => reddits('POST', 'approval', { state: 'blocked' }),
    says: 'Reddit is blocking our server, so its posts cannot be read at the moment.',
    look: { width: 390 },
  },
  {
    no: 'down',
    cause: () => reddits('POST', 'faults', { match: { path: '^/r/' }, fault: { status: 503 } }),
    says: 'Reddit is not answering. Please try again in a moment.',
    look: {},
  },
])(
  '$no: the page says so, takes a pasted post, and reads again once it can',
  async ({ cause, says, look }) => {
    const name = next()
    const { page, leave } = await openUnread(look, name)
    await posts(page).first().waitFor()
    await cause()
    await page.unroute(FITS)
    await applyFilters(page, { subreddit: name })
    await failed(page).waitFor()
    await page.getByText(says, { exact: true }).waitFor()
    await expectAccessible(page)
    await pastePost(page)

    await mendReddit()
    await expect
      .poll(
        async () => {
          const again = page.getByRole('button', { name: 'Try Again' })
          if (await again.isVisible()) await again.click()
          return posts(page).count()
        },
        { interval: 1_500 },
      )
      .toBeGreaterThan(3)
    await leave()
  },
)

test('posts that can not be read again are shown with their age and the reason, and are read again on coming back', async () => {
  const name = next()
  const { page, leave } = await openReading({}, [name])
  await unwatch(name)
  await applyFilters(page, { subreddit: name })
  await posts(page).first().waitFor()
  await reddits('POST', 'faults', { match: { path: '^/r/' }, fault: { status: 503 } })
  await ageFeed(name, 3)
  await page.waitForTimeout(5_200)
  await page.reload()
  await page.getByText('read 3 hours ago. Not newer, because Reddit does not answer at the moment.').waitFor()
  await expectAccessible(page)

  await mendReddit()
  // A failure is believed for five seconds.
  await page.waitForTimeout(5_200)
  const later = (minutes: number) =>
    page.evaluate((ms) => {
      const now = Date.now() + ms
      Date.now = () => now
      document.dispatchEvent(new Event('visibilitychange'))
    }, minutes * 60_000)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/reddit/reddit.js')) asked += 1
  })
  await later(9)
  expect(asked).toBe(0)
  await expect
    .poll(async () => {
      await later(11)
      return page.getByText('Not newer').count()
    })
    .toBe(0)
  expect(await posts(page).count()).toBeGreaterThan(3)
  await leave()
})

test('a subreddit that can not be read says why, and offers no way around it', async () => {
  const { page, leave } = await openReading({}, ['surely_nobody_has_it'])
  await applyFilters(page, { subreddit: 'surely_nobody_has_it' })
  await failed(page).waitFor()
  await page.getByText('Reddit has nothing under this name. Check the spelling.').waitFor()
  expect(await page.getByRole('button', { name: 'Paste a post instead' }).count()).toBe(0)
  await leave()
})

test('not connected: the page says so and takes a pasted post, and the suggestions admit that they know nothing', async () => {
  const unset = { REDDIT_CLIENT_ID: '', REDDIT_CLIENT_SECRET: '', REDDIT_USER_AGENT: '' }
  const stack = await startTestStack({ env: unset })
  try {
    await stack.superuser.query(
      `insert into products (user_id, name, description, website, subreddits)
       select user_id, 'Pawslot', 'Online booking for dog groomers.', 'https://pawslot.com', '{doggrooming}'
       from profiles where email = 'plus@threadlark.test'`,
    )
    const { page, context, leave } = await newVisitor()
    await context.request.post(`${stack.origin}/api/auth/sign-in`, {
      data: { email: 'plus@threadlark.test', password: DEMO_PASSWORD },
      headers: { origin: stack.origin },
    })
    await page.goto(`${stack.origin}/dashboard`)
    await failed(page).waitFor()
    await page.getByText('Reddit is not connected yet.', { exact: true }).waitFor()
    await pastePost(page)
    await page.getByRole('link', { name: 'My Products' }).click()
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    await page.getByRole('button', { name: 'r/marketing Rules not read yet' }).waitFor()
    expect(await page.getByRole('button', { name: /^r\/\w+ Rules not read yet$/ }).count()).toBe(8)
    await leave()
  } finally {
    await stack.stop()
  }
}, 120_000)
