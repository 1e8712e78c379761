import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast } from './browser.ts'
import {
  addProduct,
  applyFilters,
  forgetFilters,
  mendReddit,
  openReading,
  posts,
  reddits,
  shows,
} from './reading.ts'
import { newUser, without } from './signed-in.ts'

afterEach(mendReddit)

const TITLE = 'Three no-shows on a Saturday. I am done with booking over text.'

test.each([{ dark: false }, { dark: true }])(
  'a card tells title, subreddit, text, score, comments and author; its post opens with all of it (%o)',
  async ({ dark }) => {
    const { page, leave } = await openReading({ dark })
    const feed = page.waitForResponse(/reddit\.js\?.*subreddit=doggrooming/)
    await applyFilters(page, { subreddit: 'doggrooming' })
    const { data } = await (await feed).json()
    expect(data.children).toHaveLength(15)
    const told = data.children.map((child: { data: { title: string } }) => child.data)
    const { author, score, num_comments, permalink } = told.find(
      ({ title }: { title: string }) => title === TITLE,
    )

    const card = posts(page).filter({ hasText: TITLE })
    const text = (await card.innerText()).replaceAll(/\s+/g, ' ')
    for (const part of ['r/doggrooming', 'Solo groomer, 6 years', `u/${author}`, /\d+h ago/])
      expect(text).toMatch(part)
    expect(text).toContain(`${score} upvotes ${num_comments} comments`)
    await expectAccessible(page)

    await card.getByRole('button', { name: TITLE }).click()
    const dialog = page.getByRole('dialog', { name: TITLE })
    await dialog.getByText('so be gentle').waitFor()
    const facts = (await dialog.locator('dl').innerText()).replaceAll(/\s+/g, ' ')
    expect(facts).toMatch(new RegExp(`^Upvotes ${score} Comments ${num_comments} Posted \\d+h ago$`))
    await dialog.getByText(/^\w{3} \d{1,2}, \d{4}$/).waitFor()
    await dialog.getByRole('button', { name: 'Generate Comment' }).waitFor()
    const link = dialog.getByRole('link', { name: /^Open on Reddit/ })
    expect(await link.getAttribute('href')).toBe(`https://www.reddit.com${permalink}`)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    await expectAccessible(page)
    await leave()
  },
)

test('a post without text says so, on its card and in its dialog', async () => {
  const { page, leave } = await openReading()
  await applyFilters(page, { subreddit: 'doggrooming' })
  const card = posts(page).filter({ hasText: 'No description available' }).first()
  await card.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.getByText('No description available').count()).toBe(1)
  await leave()
})

test('by the keyboard alone: along the posts, into one, back to where it stood, and what the keys are', async () => {
  const { page, leave } = await openReading()
  await applyFilters(page, { subreddit: 'doggrooming' })
  await posts(page).first().waitFor()
  const inFocus = () => page.evaluate(() => document.activeElement?.textContent)
  // In this order nothing moves when posts are read meanwhile.
  const byReddit = page.getByRole('radio', { name: 'Reddit order' })
  await byReddit.check({ force: true })
  const titles = await posts(page).locator('[data-post]').allTextContents()

  await byReddit.focus()
  // Past the tabs, and the way to another subreddit.
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab')
  expect(await inFocus()).toBe(titles[0])
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(await inFocus()).toBe(titles[2])
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: titles[1] }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(inFocus).toBe(titles[1])
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByText('Next post').waitFor()
  await help.getByText('Next tab of the feed').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  await leave()
})

test('the header: tips that turn both ways, three steps, and the product that is chosen has the green dot', async () => {
  const { page, leave, user } = await openReading()
  await addProduct(user.id, 'Bookly', ['smallbusiness'])
  await forgetFilters(page)
  const tips = page.getByRole('region', { name: 'Tips' }).first()
  const shown = () => tips.locator('p:visible').innerText()
  await expect.poll(shown).toContain('5-7 comments or 2-3 posts a day keeps your account safe')
  await tips.getByRole('button', { name: 'Next tip' }).click()
  await expect.poll(shown).toContain('Say that you made it')
  await tips.getByRole('button', { name: 'Previous tip' }).click()
  await tips.getByRole('button', { name: 'Previous tip' }).click()
  await expect.poll(shown).toContain('Come back to your comments')

  await page.getByRole('button', { name: 'How it works' }).click()
  const steps = page.getByRole('dialog', { name: 'How it works' }).getByRole('listitem')
  expect(await steps.count()).toBe(3)
  for (const [n, [title, text]] of (
    [
      ['Click a post', /opens in a dialog/],
      ['Generate an AI comment', /Edit it .* copy it/],
      ['Go to the post on Reddit', /Paste your comment there/],
    ] as const
  ).entries()) {
    await steps.nth(n).getByText(title, { exact: true }).waitFor()
    await steps.nth(n).getByText(text).waitFor()
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // The newest is chosen as long as nobody chose.
  await page.getByRole('button', { name: 'Bookly' }).click()
  const menu = page.getByRole('menu')
  const dot = (name: string) => menu.getByRole('menuitemradio', { name }).locator('.bg-success')
  await menu.getByText('Pawslot').waitFor()
  expect(await menu.locator('[data-slot=avatar]').allInnerTexts()).toEqual(['B', 'P'])
  expect([await dot('Bookly').count(), await dot('Pawslot').count()]).toEqual([1, 0])
  await expectAccessible(page)
  await menu.getByRole('menuitemradio', { name: 'Pawslot' }).click()
  await page.getByRole('button', { name: 'Pawslot' }).click()
  expect([await dot('Bookly').count(), await dot('Pawslot').count()]).toEqual([0, 1])
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Pawslot' }).waitFor()
  await leave()
})

test('tips go on by themselves where motion is welcome', async () => {
  const { page, leave } = await newUser({ plan: 'pro', motion: true })
  await page.clock.install()
  await page.goto('/dashboard')
  const tip = page.getByRole('region', { name: 'Tips' }).first().locator('p:visible')
  await expect.poll(() => tip.first().innerText()).toContain('5-7 comments or 2-3 posts')
  // Enabled once the page's scripts run, and the rotation with them.
  await expect.poll(() => page.getByRole('button', { name: 'How it works' }).isEnabled()).toBe(true)
  await page.clock.runFor(9_000)
  await page.getByText('Say that you made it').first().waitFor()
  await leave()
})

test('without products the picker says so and leads to them, and no comment can be generated', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  const html = await (await page.request.get(`${inject('origin')}/dashboard`)).text()
  expect(html).toContain('Loading...')
  await page.goto('/dashboard')
  await posts(page).first().waitFor()
  await posts(page).first().getByRole('button').click()
  const generate = page.getByRole('dialog').getByRole('button', { name: 'Select Product First' })
  expect(await generate.isDisabled()).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'No Products' }).click()
  await arriveAt(page, '/dashboard/products')
  await leave()
})

test('products that can not be loaded are told, and load at the next try', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro' })
  await addProduct(user.id, 'Pawslot', ['doggrooming'])
  const again = page.getByRole('button', { name: /^Try Again/ })
  await without('select on products', 'app_user', async () => {
    await page.goto('/dashboard')
    await expectToast(page, 'Failed to load products. Please try again.')
    await expectAccessible(page)
    await page.locator('[data-slot=toast]').waitFor({ state: 'detached' })
    await again.click()
    await expectToast(page, 'Failed to load products. Please try again.')
  })
  await again.click()
  await page.getByRole('button', { name: 'Pawslot' }).waitFor()
  await leave()
})

/** A subreddit where nobody wrote anything within the last hour. */
async function findQuiet(page: Page) {
  const { subreddits } = (await (await reddits('GET', 'subreddits')).json()) as {
    subreddits: { name: string; state: string; postsPerDay: number }[]
  }
  const quietest = subreddits
    .filter(({ state }) => state === 'public')
    .toSorted((a, b) => a.postsPerDay - b.postsPerDay)
  for (const { name } of quietest) {
    const answer = await page.request.get(`/api/reddit/reddit.js?subreddit=${name}&sort=top&time=hour`)
    if ((await answer.json()).data?.children.length === 0) return name
  }
  throw new Error('Somebody writes everywhere')
}

test('nothing to show says why: nothing applied, or no posts', async () => {
  const { page, leave } = await openReading({ dark: true }, null)
  await shows(page, 'r/microsaas, hot')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expectToast(page, 'Filters reset!')
  await page.getByText('Please select a product and subreddit, then apply filters to view posts.').waitFor()
  await expectAccessible(page)

  const quiet = await findQuiet(page)
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem('reddit-filters') ?? '{}')
    const applied = { appliedSubreddit: name, appliedSort: 'top', appliedTime: 'hour' }
    localStorage.setItem('reddit-filters', JSON.stringify({ ...kept, ...applied }))
  }, quiet)
  await page.reload()
  await page
    .getByText(
      "No posts found. Make sure the subreddit is spelled correctly, filters is selected correctly and that you've selected the right subreddit.",
      { exact: true },
    )
    .waitFor()
  await expectAccessible(page)
  await leave()
})

test('on a phone the feed, its drawer and a post fit, in the dark too', async () => {
  const { page, leave } = await openReading({ width: 390, dark: true })
  await applyFilters(page, { subreddit: 'doggrooming' })
  await posts(page).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'How it works' }).click()
  await page.getByRole('dialog', { name: 'How it works' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(TITLE).click()
  const drawer = page.getByRole('dialog', { name: TITLE })
  await drawer.getByRole('link', { name: /^Open on Reddit/ }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: /sidebar/i }).click()
  const menu = page.getByRole('dialog', { name: 'Sidebar' })
  await expectAccessible(page)
  expect((await menu.boundingBox())?.width).toBe(288)
  await menu.getByRole('link', { name: 'Keyword Research' }).click()
  await arriveAt(page, '/dashboard/keyword')
  await menu.waitFor({ state: 'hidden' })
  await leave()
})

test('the sidebar folds by Ctrl+B and Cmd+B, for seven days', async () => {
  const { page, leave, context } = await openReading()
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width)
  await expect.poll(width).toBe(256)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(48)
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400
  expect(days).toBeGreaterThan(6.99)
  expect(days).toBeLessThanOrEqual(7)
  await expectAccessible(page)
  await page.reload()
  expect(await width()).toBe(48)
  await page.keyboard.press('Meta+b')
  await expect.poll(width).toBe(256)
  await page.setViewportSize({ width: 767, height: 900 })
  await sidebar.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 768, height: 900 })
  await sidebar.waitFor()
  await leave()
})

test('without a model posts are sorted by a quick look, and the page says so', async () => {
  const { page, leave } = await openReading()
  await applyFilters(page, { subreddit: 'doggrooming' })
  await page.getByText("Sorted by a quick look. A full reading isn't available right now.").waitFor()
  const pills = posts(page).getByText(/^(?:May fit|Unclear fit|Low fit)$/)
  expect(await pills.count()).toBeGreaterThan(0)
  expect(
    await posts(page)
      .getByText(/^(?:Strong|Fair) fit$/)
      .count(),
  ).toBe(0)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/ that may fit$/)
  await expectAccessible(page)
  await leave()
})

test('what the model read is shown with its reason, the sentence that asks and the line it meets', async () => {
  const { page, leave } = await openReading()
  const why = 'Loses slots to no-shows, which reminders and deposits prevent.'
  const asked: { again: boolean }[] = []
  let rounds: ((postId: string, at: number) => object)[] = []
  await page.route('**/api/fits', async (route) => {
    const { posts: shown, again } = route.request().postDataJSON()
    // Another subreddit is shown first.
    const read = shown.subreddit === 'doggrooming' ? (rounds.shift() ?? reads) : waits
    asked.push({ again })
    await route.fulfill({ json: { fits: shown.postIds.map(read), reading: rounds.length > 0 } })
  })
  const judged = {
    state: 'judged',
    score: 0,
    wants: 'asks_how',
    trouble: 'none',
    asks: null,
    meets: null,
    why,
  }
  const waits = (postId: string) => ({ postId, state: 'waiting' })
  const reads = (postId: string, at: number) => {
    if (at === 0) return { postId, state: 'unread' }
    if (at === 1) return { ...judged, postId, fit: 'low', trouble: 'crisis' }
    const fit = at === 2 ? 'strong' : 'low'
    return { ...judged, postId, fit, meets: fit === 'strong' ? 'Reminders by text' : null }
  }
  rounds = [waits, reads]
  await page.getByRole('radio', { name: 'Reddit order' }).check({ force: true })
  await applyFilters(page, { subreddit: 'doggrooming' })
  await page.getByRole('heading', { name: 'Reading your threads…' }).waitFor()
  expect(await posts(page).getByText('Reading…').count()).toBeGreaterThan(5)
  await page.getByRole('heading', { name: 'One thread worth your time' }).waitFor()
  const [unread, troubled, strong] = [0, 1, 2].map((at) => posts(page).nth(at))
  expect(await unread?.innerText()).toMatch(/Not read[^]*We couldn't read this one\./)
  expect(await troubled?.innerText()).not.toMatch(/ fit\b|no-shows, which/)
  expect(await strong?.innerText()).toMatch(/Strong fit/)
  await expectAccessible(page)
  const title = (await strong?.getByRole('button').textContent()) ?? ''
  await unread?.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.at(-1)?.again).toBe(true)
  await page.getByRole('radio', { name: 'Best to answer' }).check({ force: true })
  expect(await posts(page).first().getByRole('button').first().textContent()).toBe(title)
  await posts(page).first().getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByText(why).waitFor()
  await dialog.getByText('Meets: Reminders by text').waitFor()
  await leave()
})

test('posts are best to answer first; another order that was chosen holds after a reload', async () => {
  const { page, leave } = await openReading()
  await posts(page).first().waitFor()
  const best = page.getByRole('radio', { name: 'Best to answer' })
  const byReddit = page.getByRole('radio', { name: 'Reddit order' })
  expect(await best.isChecked()).toBe(true)
  await byReddit.check({ force: true })
  await page.reload()
  await posts(page).first().waitFor()
  await expect.poll(() => byReddit.isChecked()).toBe(true)
  await best.check({ force: true })
  await page.reload()
  await posts(page).first().waitFor()
  expect(await byReddit.isChecked()).toBe(false)
  await leave()
})
