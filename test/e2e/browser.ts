import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject } from 'vitest'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let browser: Browser | undefined
let visitors = 0
afterAll(() => browser?.close())

type Options = { width?: number; dark?: boolean; motion?: boolean }

/** A visitor with a browser profile and a network address of their own. */
export async function newVisitor({ width = 1440, dark = false, motion = false }: Options = {}) {
  browser ??= await chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGS })
  visitors += 1
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${visitors}` },
  })
  const complaints: string[] = []
  context.on('page', (page) => {
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      const needed = ['image', 'font', 'script', 'stylesheet'].includes(kind)
      if (needed && response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // Chromium reports every 4xx answer as an error; what matters is what the page makes of it.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text())
      }
    })
  })
  return {
    page: await context.newPage(),
    newTab: () => context.newPage(),
    context,
    /** Ends the visit; fails if any page logged an error or broke its Content-Security-Policy. */
    leave: async () => {
      await context.close()
      expect(complaints).toEqual([])
    },
  }
}

/** Waits until the page is the one at this path. */
export function arriveAt(page: Page, where: string) {
  return page.waitForURL((url) => url.pathname === where, { timeout: 15_000 })
}

/** A toast by its title and text, exactly as the user reads them. */
export async function expectToast(page: Page, title: string, text?: string | RegExp) {
  const toast = page.locator('[data-slot=toast]').filter({ hasText: title }).first()
  await toast.waitFor({ timeout: 10_000 })
  expect(await toast.getByText(title, { exact: true }).count()).toBe(1)
  if (text) await toast.getByText(text).waitFor()
}

/** No violation of WCAG 2.2 A or AA that a machine can find. */
export async function expectAccessible(page: Page) {
  // Tall enough for a whole dialog: what is scrolled halfway out of sight counts as too small to press.
  const size = page.viewportSize()
  if (size) await page.setViewportSize({ ...size, height: 1_600 })
  // Text that is still fading in has less contrast than it will have.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  if (size) await page.setViewportSize(size)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  )
}
