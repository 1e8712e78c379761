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

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])('someone in trouble gets no draft, and J leads on to the next thread (%o)', async ({ width, dark }) => {
  const { page, leave } = await openReading({ width, dark })
  await page.route('**/api/fits', async (route) => {
    const { posts: shown } = route.request().postDataJSON()
    const fits = shown.postIds.map((postId: string, at: number) => ({
      ...judged,
      postId,
      fit: at === 1 ? 'strong' : 'low',
      trouble: at === 0 ? 'crisis' : 'none',
    }))
    await route.fulfill({ json: { fits, reading: false } })
  })
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
