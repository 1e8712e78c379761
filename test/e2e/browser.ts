import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFailed } from 'vitest'
import { browserArgs } from '../../scripts/stack/browser-args.ts'
import { findBrowser } from '../../scripts/stack/find-browser.ts'
import { skipHints } from '../../scripts/stack/skip-hints.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nobody waits for what has come; this only ends what never comes. */
const PATIENT_MS = 120_000

let browser: Browser | undefined
let visitors = 0
afterAll(() => browser?.close())

type Options = {
  width?: number
  dark?: boolean
  motion?: boolean
  /** Sees the first-run hints, which would lie over what other tests press. */
  firstTime?: boolean
}

/** A visitor with a browser profile and a network address of their own. */
export async function newVisitor({
  width = 1440,
  dark = false,
  motion = false,
  firstTime = false,
}: Options = {}) {
  browser ??= await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
  visitors += 1
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${visitors}` },
  })
  context.setDefaultTimeout(PATIENT_MS)
  if (!firstTime) await skipHints(context)
  const complaints: string[] = []
  context.on('page', (page) => {
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      const needed = ['image', 'media', 'font', 'script', 'stylesheet'].includes(kind)
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
  // What the visitor saw tells more than the line that waited in vain.
  onTestFailed(async () => {
    for (const page of context.pages()) {
      const text = await page.innerText('body', { timeout: 1_000 }).catch(() => '(no text)')
      console.error(`At ${page.url()} the visitor saw:\n${text}`)
    }
  })
  return {
    page: await context.newPage(),
    newTab: () => context.newPage(),
    context,
    /** Ends the visit; fails if any page logged an error or broke its Content-Security-Policy. */
    leave: async () => {
      await context.close()
      expect(complaints, `complained: ${complaints.join('\n')}`).toEqual([])
    },
  }
}

/** Waits until a link leads on inside the page; before that it works too, but as a whole new page. */
export async function linksLive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Waits until the page's buttons listen; before that they are disabled, whatever else they wait for. */
export async function buttonsLive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Waits until the page is the one at this path. */
export function arriveAt(page: Page, where: string) {
  return page.waitForURL((url) => url.pathname === where)
}

/** A toast by its title and text, exactly as the user reads them. */
export async function expectToast(page: Page, title: string, text?: string | RegExp) {
  // In one look: a toast that has been seen may be gone at the next.
  const named = page.locator('[data-slot=toast]').filter({ has: page.getByText(title, { exact: true }) })
  await (text ? named.filter({ has: page.getByText(text) }) : named).first().waitFor()
}

/** No violation of WCAG 2.2 A or AA that a machine can find. */
export async function expectAccessible(page: Page) {
  // Tall enough for a whole form or dialog: what is halfway out of sight, or behind a bar, counts as too small to press.
  const size = page.viewportSize()
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  if (size) await page.setViewportSize({ ...size, height: Math.min(Math.max(1_600, pageHeight), 4_000) })
  // Text that is still fading in has less contrast than it will have.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  if (size) await page.setViewportSize(size)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
  expect(found, `found: ${found.join('\n')}`).toEqual([])
}
