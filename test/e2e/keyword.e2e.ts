import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { buildTrend } from '../build-trend.ts'
import { buttonsLive, expectAccessible, expectToast } from './browser.ts'
import { addProduct, mendReddit, openReading, posts, reddits } from './reading.ts'
import { newUser, superuser, without } from './signed-in.ts'

afterEach(mendReddit)

const PATH = '/dashboard/keyword'
const fewMentions = buildTrend(Date.now(), [
  { subreddit: 'doggrooming', daysAgo: [[2, 4]] },
  { subreddit: 'petbusiness', days: 20 },
])
const start = (page: Page) => page.getByRole('button', { name: 'Research Posts' })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `r/${name}` })
const insights = (page: Page) => page.getByRole('region', { name: 'Insights' })
/** Once the answer is there. */
const shown = (page: Page) => page.locator('[aria-label=Insights][aria-busy=false]')
const places = (page: Page) => insights(page).getByRole('table', { name: 'Subreddits compared' })
const chooseProduct = (page: Page, label = 'Pawslot') => page.getByLabel('Product').selectOption({ label })

async function ask(page: Page, keyword: string, subreddits: string[]) {
  await page.getByLabel('Keyword').fill(keyword)
  for (const name of subreddits) await box(page, name).check()
  await start(page).click()
}

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])('a search finds posts with their ages; one opens with text, ratio and its link (%o)', async (look) => {
  const { page, leave } = await openReading(look, undefined, PATH)
  await buttonsLive(page)
  // The only product needs no choice.
  expect(await page.getByLabel('Product').locator('option:checked').innerText()).toBe('Pawslot')
  await expectAccessible(page)
  const answered = page.waitForResponse(/api\/reddit\/search/)
  await ask(page, 'booking', ['doggrooming', 'petbusiness'])
  const answer = await answered
  expect(answer.request().postDataJSON()).toEqual({
    keyword: 'booking',
    subreddits: ['doggrooming', 'petbusiness'],
    sort: 'relevance',
    time: 'all',
    limit: 15,
  })
  const found = (await answer.json()).posts as {
    title: string
    selftext: string
    subreddit: string
    author: string
    score: number
    upvote_ratio: number
    num_comments: number
    permalink: string
  }[]
  await expectToast(page, `Found ${found.length} posts across 2 subreddits`)
  expect(await posts(page).count()).toBe(found.length)
  for (const card of await posts(page).all()) expect(await card.innerText()).toMatch(/\b\d+[dhm] ago\b/)
  await expectAccessible(page)

  const post = found.find(({ selftext }) => selftext !== '')
  const shown = posts(page)
    .filter({ hasText: post?.title ?? '' })
    .first()
  const text = (await shown.innerText()).replaceAll(/\s+/g, ' ')
  expect(text).toContain(`r/${post?.subreddit}`)
  expect(text).toContain(`${post?.score} upvotes ${post?.num_comments} comments`)
  expect(text).toContain(`u/${post?.author}`)
  await posts(page)
    .getByRole('button', { name: post?.title ?? '' })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  // Up to the first mark: marks are drawn, not shown.
  const [words = ''] = post?.selftext.match(/^[\w ,.'-]+/) ?? []
  expect(words.length).toBeGreaterThan(5)
  await dialog.getByText(words.trim()).first().waitFor()
  const facts = (await dialog.locator('dl').innerText()).replaceAll(/\s+/g, ' ')
  expect(facts).toContain(`Upvoted ${Math.round((post?.upvote_ratio ?? 0) * 100)}%`)
  expect(facts).toContain(`Comments ${post?.num_comments}`)
  const link = dialog.getByRole('link', { name: /^Open on Reddit/ })
  expect(await link.getAttribute('href')).toBe(`https://www.reddit.com${post?.permalink}`)
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  await expectAccessible(page)
  await leave()
})

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])(
  'beside its posts, a search shows when and where the keyword is mentioned, and from how many (%o)',
  async (look) => {
    const { page, leave } = await openReading(look, undefined, PATH)
    await buttonsLive(page)
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (/api\/reddit\/trend/.test(request.url())) asked.push(request.postDataJSON())
    })
    await ask(page, 'booking', ['doggrooming', 'petbusiness'])
    await posts(page).first().waitFor()
    await shown(page).waitFor()
    await insights(page).getByRole('heading', { name: 'Mentions of “booking”' }).waitFor()
    // Whatever the simulated world holds, the panel says from how much it speaks and since when.
    await insights(page)
      .getByText(/(?:Based on [\d,]+|Only \d+|No) mentions? since [A-Z][a-z]{2} \d/)
      .waitFor()
    // Each place has its score, or the reason why there is none.
    const rows = places(page).getByRole('row').filter({ hasText: /^r\// })
    expect(await rows.count()).toBe(2)
    for (const row of await rows.all())
      expect(await row.getByRole('cell').last().innerText()).toMatch(
        /^(?:\d+|Reading…|No threads to score|Too few to tell)$/,
      )
    const names = await places(page).getByRole('rowheader', { name: /^r\// }).allInnerTexts()
    expect(names.map((name) => name.split(/\s/)[0])).toEqual(['r/doggrooming', 'r/petbusiness'])
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(look.width)
    for (const box of [insights(page), places(page)]) {
      const [inner, outer] = await box.evaluate((one) => [one.scrollWidth, one.clientWidth])
      expect(inner).toBeLessThanOrEqual(outer ?? 0)
    }

    // Nothing in the panel holds the keyboard: what has the focus next is in the list below.
    await page.getByRole('heading', { name: /^\d+ posts?$/ }).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('ul')?.ariaLabel)).toBe('Posts')

    // In another order it's the same keyword in the same places.
    if (look.width < 1024) await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByLabel('Sort').selectOption('New')
    await start(page).click()
    await page.getByText('Sorted by new · just updated').waitFor()
    expect(asked).toEqual([{ keyword: 'booking', subreddits: ['doggrooming', 'petbusiness'] }])
    await leave()
  },
)

test('a trend that fails is told in its place and can be tried again; the posts are there meanwhile', async () => {
  const { page, leave } = await openReading({}, undefined, PATH)
  await buttonsLive(page)
  await page.route(/api\/reddit\/trend/, (route) =>
    route.fulfill({ status: 503, json: { error: 'Not today.', code: 'unavailable' } }),
  )
  await ask(page, 'booking', ['doggrooming'])
  await insights(page).getByText('Not today.').waitFor()
  await posts(page).first().waitFor()
  await expectAccessible(page)
  await page.unroute(/api\/reddit\/trend/)
  await insights(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await shown(page).waitFor()
  expect(await insights(page).getByText('Not today.').count()).toBe(0)
  await leave()
})

test('too few mentions are no chart but a count, on a phone without scrolling sideways', async () => {
  const { page, leave } = await openReading({ width: 390 }, undefined, PATH)
  await buttonsLive(page)
  await page.route(/api\/reddit\/trend/, (route) => route.fulfill({ json: fewMentions }))
  await ask(page, 'booking', ['doggrooming', 'petbusiness'])
  await insights(page).getByText('Only 4 mentions since').waitFor()
  expect(await insights(page).getByRole('img').count()).toBe(0)
  expect((await places(page).getByRole('row').nth(1).innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    /^r\/doggrooming 12 upvotes, 5 comments 4 /,
  )
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await leave()
})

test('a link post says that it is one', async () => {
  const { page, leave } = await openReading({}, ['business'], PATH)
  await chooseProduct(page)
  await ask(page, 'sofa fatigue', ['business'])
  await posts(page)
    .getByRole('button', { name: /sofa fatigue/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^This is a link post\./).waitFor()
  const text = 'This is a link post. Click "Open on Reddit" to view the content.'
  expect(await dialog.getByText(text, { exact: true }).count()).toBe(1)
  await leave()
})

test('what is missing is told in the words of the product, in the form too', async () => {
  const { page, leave, user } = await openReading({}, undefined, PATH)
  await addProduct(user.id, 'Bookly', ['smallbusiness'])
  await page.reload()
  await buttonsLive(page)
  expect(await start(page).isDisabled()).toBe(true)
  await chooseProduct(page)
  await page.getByLabel('Keyword').fill('  ')
  await start(page).click()
  await expectToast(page, 'Please enter a keyword')
  await expect.poll(() => page.getByLabel('Keyword').getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await page.getByLabel('Keyword').fill('booking')
  // Enter does what the button does.
  await page.getByLabel('Keyword').press('Enter')
  await expectToast(page, 'Please select at least one subreddit')
  const options = (label: string) => page.getByLabel(label, { exact: true }).locator('option').allInnerTexts()
  expect(await options('Sort')).toEqual(['Relevance', 'Top', 'New', 'Most Comments'])
  expect(await options('Time')).toEqual(['All time', 'Past year', 'Past month', 'Past week', 'Past day'])

  await box(page, 'doggrooming').check()
  await chooseProduct(page, 'Bookly')
  expect(await box(page, 'smallbusiness').isChecked()).toBe(false)
  await chooseProduct(page)
  expect(await box(page, 'doggrooming').isChecked()).toBe(false)
  await leave()
})

test('a fourth subreddit is refused: its box is disabled and says why when it is pressed, by key or pointer', async () => {
  const names = ['doggrooming', 'petbusiness', 'smallbusiness', 'freelance']
  const limit = 'products_subreddits_one_to_three'
  // As if kept before there was a limit.
  await superuser.query(`alter table products drop constraint ${limit}`)
  const { page, leave, user } = await openReading({ dark: true }, names, PATH).finally(() =>
    superuser.query(
      `alter table products add constraint ${limit} check (subreddits is null or cardinality(subreddits) between 1 and 3) not valid`,
    ),
  )
  await chooseProduct(page)
  for (const name of names.slice(0, 3)) await box(page, name).check()
  await page.getByText('3 of 3').waitFor()
  expect(await box(page, 'freelance').isDisabled()).toBe(true)
  await box(page, 'freelance').focus()
  await page.keyboard.press('Space')
  const text = 'You can select up to 3 subreddits maximum'
  await expectToast(page, 'Maximum Limit Reached', text)
  await page.locator('[data-slot=toast]').getByRole('button').click()
  await page.locator('[data-slot=toast]').waitFor({ state: 'detached' })
  await page.getByText('r/freelance').click({ force: true })
  await expectToast(page, 'Maximum Limit Reached', text)
  expect(await box(page, 'freelance').isChecked()).toBe(false)
  await expectAccessible(page)
  await box(page, 'doggrooming').uncheck()
  await box(page, 'freelance').check()
  expect(await box(page, 'freelance').isChecked()).toBe(true)
  await superuser.query('delete from products where user_id = $1', [user.id])
  await leave()
})

test('a failed search is told, whether Reddit says no or the answer does, and can be tried again', async () => {
  const { page, leave } = await openReading({}, undefined, PATH)
  await chooseProduct(page)
  await reddits('POST', 'approval', { state: 'blocked' })
  await ask(page, `blocked ${Date.now()}`, ['doggrooming'])
  await expectToast(page, 'Failed to search Reddit posts', /Reddit is blocking our server/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Paste a post instead' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('How do you stop no-shows?')
  await page.getByRole('button', { name: 'Open Post' }).click()
  const pasted = page.getByRole('dialog', { name: 'How do you stop no-shows?' })
  await pasted.getByRole('button', { name: 'Generate Comment' }).waitFor()
  expect(await pasted.getByText('Select Product First').count()).toBe(0)
  await page.keyboard.press('Escape')
  await pasted.waitFor({ state: 'hidden' })
  await mendReddit()

  await page.route(/api\/reddit\/search/, (route) =>
    route.fulfill({ json: { success: false, posts: [], searched_subreddits: [], error: 'Not today.' } }),
  )
  await page.getByLabel('Keyword').fill('booking')
  await start(page).click()
  await expectToast(page, 'Failed to search Reddit posts', 'Not today.')
  await page.unroute(/api\/reddit\/search/)
  // What failed is tried again, not what was typed since.
  await page.getByLabel('Keyword').fill('something else')
  const again = page.waitForRequest(/api\/reddit\/search/)
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  expect((await again).postDataJSON()).toMatchObject({ keyword: 'booking' })
  await posts(page).first().waitFor()
  await leave()
})

test('where there is one column, the form makes way only for results', async () => {
  const { page, leave } = await openReading({}, undefined, PATH)
  await chooseProduct(page)
  await ask(page, 'booking', ['doggrooming'])
  await posts(page).first().waitFor()
  await page.route(/api\/reddit\/search/, (route) =>
    route.fulfill({ json: { success: false, posts: [], searched_subreddits: [], error: 'Not today.' } }),
  )
  await start(page).click()
  await expectToast(page, 'Failed to search Reddit posts', 'Not today.')
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await start(page).isVisible()).toBe(true)
  await page.unroute(/api\/reddit\/search/)
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await posts(page).first().waitFor()
  await page.getByRole('button', { name: 'Change' }).waitFor()
  await leave()
})

test('a search without a hit says so', async () => {
  const { page, leave } = await openReading({}, ['doggrooming'], PATH)
  await chooseProduct(page)
  await ask(page, 'zyxwvut quux', ['doggrooming'])
  await expectToast(page, 'Found 0 posts across 1 subreddits')
  expect(
    await page.getByText('No posts found. Try another keyword, more subreddits or a longer time.').count(),
  ).toBe(1)
  await leave()
})

test('products that can not be loaded are told, and load at the next try', async () => {
  const { page, leave, user } = await newUser({ plan: 'plus' })
  await addProduct(user.id, 'Pawslot', ['doggrooming'])
  await without('select on products', 'app_user', async () => {
    await page.goto(PATH)
    await expectToast(page, 'Failed to fetch products')
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await chooseProduct(page)
  await leave()
})

test('Pro sees what Plus would bring, and no form', async () => {
  const { page, leave } = await openReading({ plan: 'pro' }, undefined, PATH)
  await page.locator('main').getByText('Plus Plan Required').waitFor()
  await page.getByRole('heading', { name: 'Keyword Research' }).waitFor()
  expect(await start(page).count()).toBe(0)
  await expectAccessible(page)
  await leave()
})
