import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { applyFilters, mendReddit, openReading, posts } from './reading.ts'

afterEach(mendReddit)

const judged = {
  state: 'judged',
  score: 0,
  wants: 'asks_how',
  asks: null,
  meets: null,
  why: 'Loses slots to no-shows.',
}

/** The first post is of someone in trouble, the second fits. */
const judgeFirstInTrouble = (page: Page) =>
  page.route('**/api/fits', async (route) => {
    const { posts: shown } = route.request().postDataJSON()
    const fits = shown.postIds.map((postId: string, at: number) => ({
      ...judged,
      postId,
      fit: at === 1 ? 'strong' : 'low',
      trouble: at === 0 ? 'crisis' : 'none',
    }))
    await route.fulfill({ json: { fits, reading: false } })
  })

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])('someone in trouble gets no draft, and J leads on to the next thread (%o)', async ({ width, dark }) => {
  const { page, leave } = await openReading({ width, dark })
  await judgeFirstInTrouble(page)
  await applyFilters(page, { subreddit: 'doggrooming' })
  await page.getByRole('heading', { name: 'One thread worth your time' }).waitFor()
  await page.getByRole('radio', { name: 'Reddit order' }).check({ force: true })
  const [troubled, next] = await Promise.all(
    [0, 1].map((at) => posts(page).nth(at).getByRole('button').first().textContent()),
  )
  await posts(page).first().getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: troubled ?? '' })
  await dialog.getByRole('heading', { name: 'No draft for this one' }).waitFor()
  await dialog.getByRole('link', { name: /^Worried\? Ask Reddit to check in on them/ }).waitFor()
  await dialog.getByRole('link', { name: /^Open on Reddit/ }).waitFor()
  expect(await dialog.innerText()).not.toMatch(/Upvotes| fit\b|Your comment|Generate/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

  await page.keyboard.press('j')
  const following = page.getByRole('dialog', { name: next ?? '' })
  // On a phone a folded post has it, too, in hiding.
  await following.getByText('Strong fit').last().waitFor()
  const inFocus = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(inFocus).toBe(next)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await following.waitFor({ state: 'hidden' })
  await leave()
})

test('there someone may still write in their own words, and nothing else is offered', async () => {
  const { page, leave } = await openReading({ width: 1440 })
  await judgeFirstInTrouble(page)
  await applyFilters(page, { subreddit: 'doggrooming' })
  await page.getByRole('heading', { name: 'One thread worth your time' }).waitFor()
  await page.getByRole('radio', { name: 'Reddit order' }).check({ force: true })
  await posts(page).first().getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Write it yourself' }).click()
  const field = dialog.getByRole('textbox', { name: 'Your comment' })
  await expect.poll(() => field.evaluate((own) => own === document.activeElement)).toBe(true)
  expect(await dialog.getByText(/^They're having a hard time\./).count()).toBe(1)
  expect(await dialog.innerText()).not.toMatch(/Generate|Just help|What do you know/)
  await field.fill('So sorry to hear it. Thinking of you.')
  const copy = dialog.getByRole('button', { name: /^Copy/ })
  await expect.poll(() => copy.getAttribute('aria-disabled')).not.toBe('true')
  await expectAccessible(page)
  await leave()
})
