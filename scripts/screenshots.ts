import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { startTestStack } from '../test/e2e/start-test-stack.ts'
import { DEMO_PASSWORD } from './stack/seed-demo.ts'

const FOLDER = 'screenshots'
const widths = [1440, 390]
const themes = ['light', 'dark'] as const

type Shot = { name: string; path: string; as?: string; prepare?: (page: Page) => Promise<void> }

const shots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-post', path: '/blog/answer-the-question-first' },
  { name: 'blog-post-missing', path: '/blog/no-such-guide' },
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
  { name: 'dashboard', path: '/dashboard', as: 'plus@threadlark.test' },
  { name: 'not-found', path: '/no-such-page' },
]

const stack = await startTestStack()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await mkdir(FOLDER, { recursive: true })
  let visitor = 0
  for (const width of widths) {
    for (const theme of themes) {
      for (const { name, path, as, prepare } of shots) {
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
        const page = await context.newPage()
        await page.goto(path, { waitUntil: 'networkidle' })
        await prepare?.(page)
        await page.waitForTimeout(400)
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage: true })
        await context.close()
      }
    }
  }
  console.log(`${visitor} pictures in ${FOLDER}/`)
  // The README shows four of them, cut to the first screen and made smaller.
  for (const name of ['landing-1440-light', 'blog-1440-dark', 'pricing-1440-light', 'sign-in-1440-light']) {
    await sharp(`${FOLDER}/${name}.png`)
      .extract({ left: 0, top: 0, width: 1440, height: 900 })
      .resize(720)
      .webp({ quality: 82 })
      .toFile(`docs/pictures/${name}.webp`)
  }
} finally {
  await browser.close()
  await stack.stop()
}
