import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { arriveAt, linksLive, newVisitor } from './browser.ts'

type Told = { kind: string; path: string; name: string }

/** Every visit is one that tells, and what it tells stays in the page. */
async function newTellingVisitor() {
  const visit = await newVisitor()
  await visit.context.addInitScript(() => {
    Math.random = () => 0
    const page = globalThis as { told?: unknown[] }
    page.told = []
    navigator.sendBeacon = (_url, body) => {
      void (body as Blob).text().then((text) => page.told?.push(JSON.parse(text)))
      return true
    }
  })
  return visit
}
const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told)

test('what is measured counts for the page that was opened, not for the one it was left from', async () => {
  const { page, leave } = await newTellingVisitor()
  await page.goto('/terms')
  await linksLive(page)
  // The measuring itself is loaded after the page.
  await expect.poll(async () => (await told(page)).map(({ name }) => name)).toContain('TTFB')
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await arriveAt(page, '/pricing')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(async () => (await told(page)).map(({ name }) => name)).toContain('CLS')
  expect(new Set((await told(page)).map(({ path }) => path))).toEqual(new Set(['/terms']))
  await leave()
})

test('a visitor who never gets the measuring goes unmeasured, and nothing fails', async () => {
  const { page, leave } = await newTellingVisitor()
  let refused = 0
  await page.route(/web-vitals/, async (route) => {
    await route.abort()
    refused += 1
  })
  await page.goto('/terms')
  await linksLive(page)
  await expect.poll(() => refused).toBeGreaterThan(0)
  // Long enough for the page to hear of it, and to complain.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await leave()
})

/** How many failures browsers have told of on this page. */
async function countErrors(page: string) {
  const metrics = await (await fetch(`${inject('origin')}/metrics`)).text()
  return Number(metrics.match(new RegExp(`^browser_errors_total{page="${page}"} (\\d+)$`, 'm'))?.[1] ?? 0)
}

test('a page that fails while it is drawn, and a script that fails later, are counted', async () => {
  const { page, context } = await newVisitor()
  // What a server of another version might send: the list is there, its posts are not.
  await page.route('**/blog.data*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"posts"', '"items"') })
  })
  await page.goto('/pricing')
  await linksLive(page)
  const [drawn, later] = [await countErrors('blog'), await countErrors('pricing')]
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('later')
    })
  })
  await expect.poll(() => countErrors('pricing')).toBe(later + 1)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await page.getByText('Failed to fetch blog posts').waitFor()
  await expect.poll(() => countErrors('blog')).toBe(drawn + 1)
  await context.close()
})
