import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { pay } from './pay.ts'
import { addProduct, applyFilters, openReading, posts, shows } from './reading.ts'
import { signUpAndVerify } from './sign-up.ts'

/** With the website alone, as it was read by the model whose answers are recorded. */
async function setUp(page: Page) {
  const step = (n: number) => page.getByText(`Step ${n} of 4`).waitFor()
  await step(1)
  await page.getByRole('button', { name: 'Next' }).click()
  await step(2)
  await page.getByLabel('Website URL').fill('pawslot.com')
  await page.getByLabel('Website URL').press('Enter')
  await expectToast(page, 'Description generated!')
  await page.locator('[data-slot=logo-field] img').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await step(3)
  // First one that everybody is offered, then the one that suits the product best.
  await page.getByRole('button', { name: /^r\/startups/ }).click()
  await page.getByRole('button', { name: 'Add r/doggrooming' }).click()
  await page.getByRole('button', { name: 'Save Product' }).click()
  await step(4)
  await page.getByRole('radio', { name: /^Plus/ }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
}

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])('a newcomer is told what waits, and the feed opens with it, best first (%o)', async (look) => {
  const { page, leave } = await newVisitor(look)
  await signUpAndVerify(page, { name: 'Fay First', email: `first-${crypto.randomUUID()}@feed.test` })
  await setUp(page)
  await pay(page)
  await page.getByRole('heading', { name: 'Welcome to Plus' }).waitFor()
  const told = page.getByText(/^We found \d+ threads? worth answering in r\/doggrooming\.$/)
  await told.waitFor()
  await expectAccessible(page)
  const count = Number(/\d+/.exec((await told.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(1)

  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await arriveAt(page, '/dashboard')
  await shows(page, 'r/doggrooming, hot')
  const headline = page.getByRole('heading', { level: 1 })
  await expect.poll(() => headline.textContent()).toMatch(/^\w+ threads worth your time$/)
  expect(await page.getByRole('radio', { name: 'Best to answer' }).isChecked()).toBe(true)
  // It was read already, so the best stand first without anything moving.
  const strong = await posts(page).getByText('Strong fit').count()
  expect(strong).toBe(count)
  expect(await posts(page).first().innerText()).toContain('Strong fit')
  expect(await page.getByRole('button', { name: /^Show r\// }).count()).toBe(0)
  await expectAccessible(page)
  await leave()
})

type Verdict = 'strong' | 'fair' | 'low'

/** As if a model had read every post, the first of each subreddit as told. */
async function answerFits(page: Page, verdictOf: (subreddit: string, productId: string) => Verdict) {
  const asked: string[] = []
  await page.route('**/api/fits', async (route) => {
    const { productId, posts: shown } = route.request().postDataJSON()
    asked.push(shown.subreddit)
    const rest = { score: 0, wants: 'asks_how', trouble: 'none', asks: null, meets: null, why: 'Because.' }
    const fits = shown.postIds.map((postId: string, at: number) => {
      const fit = at < 4 ? verdictOf(shown.subreddit, productId) : 'low'
      return { ...rest, postId, state: 'judged', fit }
    })
    await route.fulfill({ json: { fits, reading: false } })
  })
  return asked
}

test.each([
  { width: 1440, dark: true },
  { width: 390, dark: false },
])('a community without a strong fit points to one that has some (%o)', async (look) => {
  const { page, leave } = await openReading(look, ['startups', 'doggrooming', 'petbusiness'])
  const asked = await answerFits(page, (name) => (name === 'startups' ? 'fair' : 'strong'))
  await applyFilters(page, { subreddit: 'startups' })
  await page
    .getByRole('heading', {
      name: /^Nothing strong in r\/startups today\. Try r\/doggrooming \([34] strong fits\)$/,
    })
    .waitFor()
  expect(asked).not.toContain('petbusiness')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Try r\/doggrooming/ }).click()
  await expectToast(page, 'Filters applied!')
  await shows(page, 'r/doggrooming, hot')
  await page.getByRole('heading', { name: /^(?:Three|Four) threads worth your time$/ }).waitFor()
  await leave()
})

test('another product is what the shown posts are measured by at once, and its own community is a press away', async () => {
  const { page, leave, user } = await openReading()
  // Once its filters are saved, a newer product doesn't take the place of the chosen one.
  await shows(page, 'r/microsaas, hot')
  await addProduct(user.id, 'Bookly', ['smallbusiness'])
  await page.reload()
  await shows(page, 'r/microsaas, hot')
  const read: string[] = []
  await answerFits(page, (_, productId) => {
    if (!read.includes(productId)) read.push(productId)
    return read.length > 1 ? 'strong' : 'fair'
  })
  await applyFilters(page, { subreddit: 'doggrooming' })
  await page.getByRole('heading', { name: /^Nothing strong in r\/doggrooming today\./ }).waitFor()
  await page.getByRole('button', { name: 'Pawslot' }).click()
  await page.getByRole('menuitemradio', { name: 'Bookly' }).click()
  await page.getByRole('heading', { name: /threads worth your time$/ }).waitFor()
  expect(read).toHaveLength(2)
  await shows(page, 'r/doggrooming, hot')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show r/smallbusiness' }).click()
  await expectToast(page, 'Filters applied!')
  await shows(page, 'r/smallbusiness, hot')
  await leave()
})
