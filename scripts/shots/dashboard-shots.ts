import type { Page } from 'playwright-core'
import type { Shot } from './shot.ts'

const as = 'plus@threadlark.test'

/** The frame around the tools, and the pages that are not tools. */
export const dashboardShots: Shot[] = [
  { name: 'today', path: '/dashboard/today', as, prepare: awaitToday },
  { name: 'calendar', path: '/dashboard/today/calendar', as, prepare: awaitWeek },
  { name: 'palette', path: '/dashboard', as, prepare: openPalette },
  { name: 'shortcuts', path: '/dashboard', as, prepare: openShortcuts },
  { name: 'products', path: '/dashboard/products', as },
  { name: 'activity', path: '/dashboard/activity', as },
  { name: 'settings', path: '/dashboard/settings', as },
  { name: 'guides', path: '/dashboard/guides', as },
  { name: 'templates', path: '/dashboard/templates', as },
  { name: 'support', path: '/dashboard/support', as },
  { name: 'support-ticket', path: '/dashboard/support', as, prepare: openTicket },
  { name: 'support-form', path: '/dashboard/support', as, prepare: openRequest },
  { name: 'feedback', path: '/dashboard/feedback', as },
  { name: 'locked', path: '/dashboard/smart', as: 'pro@threadlark.test' },
  { name: 'payment-cancelled', path: '/payment/cancel', as: 'new@threadlark.test' },
]

async function openPalette(page: Page) {
  await listening(page)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).waitFor()
}

/** The list, or what stands in its place. */
async function awaitToday(page: Page) {
  await page.locator('main [aria-busy]').waitFor({ state: 'detached' })
}

/** The rules are read meanwhile. */
async function awaitWeek(page: Page) {
  await page.getByText('Tool Tuesday').filter({ visible: true }).first().waitFor({ timeout: 120_000 })
}

/** The posts come only once the page listens to keys. */
const listening = (page: Page) => page.locator('[data-post]').first().waitFor()

async function openShortcuts(page: Page) {
  await listening(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
}

async function openTicket(page: Page) {
  await page.getByRole('button', { name: 'Invoice with our company name' }).click()
  await page.getByRole('dialog').waitFor()
}

async function openRequest(page: Page) {
  await page.getByRole('button', { name: 'New Support Request' }).click()
  await page.getByRole('dialog').waitFor()
}
