import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { startTestStack } from '../test/e2e/start-test-stack.ts'
import { dashboardShots } from './shots/dashboard-shots.ts'
import { draftingShots } from './shots/drafting-shots.ts'
import { readingShots } from './shots/reading-shots.ts'
import type { Shot } from './shots/shot.ts'
import { browserArgs } from './stack/browser-args.ts'
import { furnishDemo } from './stack/furnish-demo.ts'
import { DEMO_PASSWORD } from './stack/seed-demo.ts'
import { skipHints } from './stack/skip-hints.ts'

const FOLDER = 'screenshots'
const widths = [1440, 390]
const themes = ['light', 'dark'] as const

const shots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-post', path: '/blog/answer-the-question-first' },
  { name: 'blog-post-missing', path: '/blog/no-such-guide' },
  { name: 'resources', path: '/resources' },
  { name: 'resource', path: '/resources/reddit-marketing' },
  { name: 'sign-in', path: '/auth' },
  { name: 'sign-up', path: '/auth?mode=sign-up' },
  {
    name: 'sign-in-failed',
    path: '/auth',
    prepare: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('pro@threadlark.test')
      await page.getByLabel('Password', { exact: true }).fill('not my password')
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.locator('[data-slot=toast]').waitFor()
    },
  },
  { name: 'forgot-password', path: '/auth?mode=forgot' },
  { name: 'new-password', path: '/auth?mode=reset&token=example' },
  { name: 'onboarding', path: '/onboarding', as: 'new@threadlark.test' },
  {
    name: 'sign-out',
    path: '/onboarding',
    as: 'new@threadlark.test',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Nia/ }).click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  ...readingShots,
  ...draftingShots,
  ...dashboardShots,
  { name: 'not-found', path: '/no-such-page' },
]

const inReadme = [
  { name: 'landing', theme: 'light' },
  { name: 'feed', theme: 'dark' },
  { name: 'comment', theme: 'light' },
  { name: 'activity', theme: 'light' },
]

/** Names on the command line leave out all others. */
const only = process.argv.slice(2)
const wanted = shots.filter(({ name }) => only.length === 0 || only.includes(name))

const stack = await startTestStack()
await furnishDemo(stack.env)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: browserArgs,
})
try {
  await mkdir(FOLDER, { recursive: true })
  let visitor = 0
  for (const width of widths) {
    for (const theme of themes) {
      for (const { name, path, as, prepare } of wanted) {
        visitor += 1
        const context = await browser.newContext({
          baseURL: stack.origin,
          viewport: { width, height: width < 768 ? 844 : 900 },
          colorScheme: theme,
          reducedMotion: 'reduce',
          extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${visitor}` },
        })
        if (as) {
          await context.request.post('/api/auth/sign-in', {
            data: { email: as, password: DEMO_PASSWORD },
            headers: { origin: stack.origin },
          })
        }
        await skipHints(context)
        const page = await context.newPage()
        await page.goto(path, { waitUntil: 'networkidle' })
        await prepare?.(page)
        await page.waitForTimeout(400)
        // What lies over the page belongs to the window, not to the whole length of it.
        const fullPage = !(await page.getByRole('dialog').first().isVisible())
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage })
        await context.close()
      }
    }
  }
  console.log(`${visitor} pictures in ${FOLDER}/`)
  // The README shows four of them, cut to the first screen and made smaller.
  for (const { name, theme } of inReadme.filter((one) => wanted.some(({ name }) => name === one.name))) {
    const file = `${name}-1440-${theme}`
    await sharp(`${FOLDER}/${file}.png`)
      .extract({ left: 0, top: 0, width: 1440, height: 900 })
      .resize(720)
      .webp({ quality: 82 })
      .toFile(`docs/pictures/${file}.webp`)
  }
} finally {
  await browser.close()
  await stack.stop()
}
