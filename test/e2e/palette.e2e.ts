import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast } from './browser.ts'
import { addProduct, forgetFilters, openReading, posts, shows } from './reading.ts'
import { newUser, superuser } from './signed-in.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search or jump to' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const opener = (page: Page) => page.getByRole('button', { name: 'Search or jump to' })

/** What Enter would do: the option the field points at. */
const active = (page: Page) =>
  field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.textContent : null
  })

async function openPalette(page: Page) {
  await expect.poll(() => opener(page).isEnabled()).toBe(true)
  await page.keyboard.press('Control+k')
  await isReady(page)
}

/** Open, and what is typed goes there. */
async function isReady(page: Page) {
  await field(page).waitFor()
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
}

const headingInSight = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect()
    return top >= 56 && bottom <= window.innerHeight
  })
const inFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test.each([{ dark: false }, { dark: true }])(
  'by the keyboard alone: keys open it, words filter it, arrows move, Enter goes there, Escape returns (%o)',
  async ({ dark }) => {
    const { page, leave } = await openReading({ dark })
    await posts(page).first().waitFor()
    await openPalette(page)
    expect(await palette(page).getByRole('group').count()).toBe(4)
    expect(await active(page)).toBe('Today')
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    expect(await active(page)).toBe('Dashboard')
    await page.keyboard.type('res')
    await expect.poll(() => active(page)).toBe('Keyword Research')
    const found = await palette(page).getByRole('option').allTextContents()
    expect(found.slice(0, 2)).toEqual(['Keyword Research', 'Free Resources'])
    const told = `${found.length} results`
    await expect.poll(() => palette(page).getByRole('status').textContent()).toBe(told)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await arriveAt(page, '/dashboard/guides')
    await palette(page).waitFor({ state: 'hidden' })
    await expect.poll(() => inFocus(page)).toBe('Free Marketing Guides')

    await opener(page).focus()
    await page.keyboard.press('Enter')
    await isReady(page)
    await page.keyboard.type('nothing like it')
    await palette(page).getByText('Nothing is called “nothing like it” here').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'hidden' })
    await expect.poll(() => inFocus(page)).toContain('Search or jump to')
    await page.keyboard.press('Enter')
    await isReady(page)
    expect(await field(page).inputValue()).toBe('')
    await page.keyboard.press('Control+k')
    await palette(page).waitFor({ state: 'hidden' })
    await leave()
  },
)

test('locked pages say which plan they need and open, pages to come are there but lead nowhere', async () => {
  const { page, leave } = await openReading({ plan: 'pro' })
  await openPalette(page)
  await option(page, 'Smart Rewrite Plus Plan Required').waitFor()
  const soon = option(page, 'Viral Templates Soon')
  expect(await soon.getAttribute('aria-disabled')).toBe('true')
  await soon.click({ force: true })
  await page.keyboard.type('viral')
  await page.keyboard.press('Enter')
  expect([await palette(page).isVisible(), new URL(page.url()).pathname]).toEqual([true, '/dashboard'])
  await field(page).fill('keyword')
  await option(page, 'Keyword Research Plus Plan Required').click()
  await arriveAt(page, '/dashboard/keyword')
  await leave()
})

test.each([{ width: 1440 }, { width: 390, dark: true }])(
  'a single setting is found by its words, and its card has the focus and is in sight (%o)',
  async (look) => {
    const { page, leave, user } = await openReading(look)
    const search = async (words: string) => {
      if (look.width < 768) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
      await expect.poll(() => opener(page).isEnabled()).toBe(true)
      await opener(page).click()
      await isReady(page)
      await field(page).fill(words)
    }
    await superuser.query(
      "insert into auth.account (id, user_id, account_id, provider_id, password) values (gen_random_uuid(), $1, $2, 'credential', 'x')",
      [user.id, user.id],
    )
    const wanted = {
      theme: 'Theme',
      password: 'Password',
      'two-step': 'Two-step sign-in',
      sessions: 'Devices',
      export: 'Your data',
      'delete account': 'Account Actions',
      shortcuts: 'Shortcuts',
      pace: 'Pace goal',
      'tips by e-mail': 'E-mails',
    }
    for (const [words, title] of Object.entries(wanted)) {
      await search(words)
      await expect.poll(() => active(page)).toBe(title)
      await page.keyboard.press('Enter')
      await expect.poll(() => inFocus(page)).toBe(title)
      await expect.poll(() => headingInSight(page, title)).toBe(true)
    }
    await search('pace')
    await expectAccessible(page)
    await superuser.query('delete from auth.account where user_id = $1', [user.id])
    await page.goto('/dashboard/settings')
    await search('password')
    await page.keyboard.press('Enter')
    await expect.poll(() => inFocus(page)).toBe('Settings')
    await leave()
  },
)

test('it switches the product, shows a community, folds the sidebar and opens the filters, from any page', async () => {
  const { page, leave, user } = await openReading()
  await addProduct(user.id, 'Bookly', ['smallbusiness'])
  await forgetFilters(page)
  await page.goto('/dashboard/settings')
  await openPalette(page)
  await page.keyboard.type('pawslot')
  await page.keyboard.press('Enter')
  await arriveAt(page, '/dashboard')
  await page.getByRole('button', { name: 'Pawslot' }).waitFor()
  await openPalette(page)
  await page.keyboard.type('petbus')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Filters applied!')
  await shows(page, 'r/petbusiness, hot')

  await openPalette(page)
  await page.keyboard.type('sidebar')
  await page.keyboard.press('Enter')
  await palette(page).waitFor({ state: 'hidden' })
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect.poll(() => sidebar.getAttribute('data-state')).toBe('collapsed')
  await expectAccessible(page)

  await openPalette(page)
  await page.keyboard.type('dark theme')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('html.dark').count()).toBe(1)

  await page.goto('/dashboard/settings')
  await openPalette(page)
  await page.keyboard.type('filters')
  await page.keyboard.press('Enter')
  await arriveAt(page, '/dashboard')
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Subreddit', { exact: true }).waitFor()
  await expect.poll(() => filters.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await filters.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: /Filters/ }).click()
  await filters.waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.goForward()
  await page
    .getByRole('button', { name: /Filters/ })
    .first()
    .waitFor()
  expect(await filters.isVisible()).toBe(false)
  await leave()
})

test('logging out is asked first, and a guide opens beside the dashboard', async () => {
  const { page, leave, context } = await openReading()
  await openPalette(page)
  await page.keyboard.type('cold outreach')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  const guide = await opened
  await guide.waitForURL(/\/resources\/cold-outreach$/)
  await guide.close()

  await openPalette(page)
  await page.keyboard.type('log out')
  await page.keyboard.press('Enter')
  const ask = page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' })
  await ask.waitFor()
  await page.keyboard.press('Escape')
  await ask.waitFor({ state: 'hidden' })
  await openPalette(page)
  await page.keyboard.type('log out')
  await page.keyboard.press('Enter')
  await ask.getByRole('button', { name: 'Sign Out' }).click()
  await arriveAt(page, '/auth')
  await leave()
})

test('? lists the keys on every page, but not while typing, over a dialog, or once switched off', async () => {
  const { page, leave } = await openReading({}, ['doggrooming'], '/dashboard/support')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.poll(() => opener(page).isEnabled()).toBe(true)
  await page.keyboard.press('?')
  await help.getByText('Next post').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Control+k')
  expect(await palette(page).isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })

  await openPalette(page)
  await page.keyboard.type('?')
  expect(await field(page).inputValue()).toBe('?')
  expect(await help.isVisible()).toBe(false)
  await field(page).fill('keyboard shortcuts')
  await page.keyboard.press('Enter')
  await help.waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })

  await page.evaluate(() => localStorage.setItem('threadlark-shortcuts', 'off'))
  await page.keyboard.press('?')
  await openPalette(page)
  expect(await help.isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'hidden' })
  await leave()
})

test('before a plan is chosen there is neither palette nor list of keys nor hint', async () => {
  const { page, leave, user } = await newUser({ firstTime: true })
  await addProduct(user.id, 'Pawslot', ['doggrooming'])
  await page.goto('/dashboard')
  await page.getByRole('dialog', { name: 'Choose your plan' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('?')
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.getByText('Pick a product here').count()).toBe(0)
  await leave()
})

test('on a phone it opens from the sidebar, fits, and closes by its button', async () => {
  const { page, leave } = await openReading({ width: 390, dark: true })
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  await toggle.click()
  await opener(page).click()
  await page.getByRole('dialog', { name: 'Sidebar' }).waitFor({ state: 'hidden' })
  await isReady(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await palette(page).getByRole('button', { name: 'Close' }).click()
  await palette(page).waitFor({ state: 'hidden' })
  await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true)
  await leave()
})

const hint = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.each([{ dark: false }, { dark: true }])(
  'the first visit shows three hints, one after the other, without taking the focus, and never again (%o)',
  async ({ dark }) => {
    const { page, leave } = await openReading({ dark, firstTime: true })
    await hint(page, 'Pick a product here').waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pawslot' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await inFocus(page)).toBe('Got it')
    await page.keyboard.press('Enter')
    await expect.poll(() => inFocus(page)).toContain('Pawslot')
    await hint(page, 'Choose the community').waitFor()
    await expectAccessible(page)
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
    expect(await inFocus(page)).toBe('Got it')
    await page.keyboard.press('Escape')
    const last = hint(page, 'Open a post to draft a comment')
    await last.waitFor()
    await expectAccessible(page)
    expect(await page.getByText(/^\d of 3$/).count()).toBe(1)
    await last.getByRole('button', { name: 'Got it' }).click()
    await last.waitFor({ state: 'hidden' })
    await page.reload()
    await posts(page).first().waitFor()
    expect(await page.getByRole('button', { name: 'Got it' }).count()).toBe(0)
    await leave()
  },
)

/** What can be pressed, outside of the box, and lies under it. */
const coveredBy = (box: Element) => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return [...document.querySelectorAll('button, a, label')]
    .filter((one) => !box.contains(one) && one.checkVisibility())
    .filter((one) => {
      // A post is pressed by its whole card.
      const place = (one.matches('[data-post]') ? one.closest('li') : one)?.getBoundingClientRect()
      if (!place || place.width === 0) return false
      return place.left < right && place.right > left && place.top < bottom && place.bottom > top
    })
    .map((one) => one.textContent)
}

test.each([1440, 1280, 1024, 800])('a hint lies over nothing that can be pressed (%i px)', async (width) => {
  const { page, leave } = await openReading({ width, firstTime: true })
  await posts(page).first().waitFor()
  for (const name of ['Pick a product here', 'Choose the community', 'Open a post to draft a comment']) {
    await hint(page, name).waitFor()
    expect(await hint(page, name).evaluate(coveredBy)).toEqual([])
    expect(await hint(page, name).evaluate((box) => box.getBoundingClientRect().left)).toBeGreaterThan(0)
    await hint(page, name).getByRole('button', { name: 'Got it' }).click()
  }
  const focused = await page.evaluate(() => document.activeElement?.hasAttribute('data-post'))
  expect(focused).toBe(true)
  await leave()
})

test('hints can be turned away at once, and whoever uses a control needs its hint no more', async () => {
  const first = await openReading({ firstTime: true })
  await hint(first.page, 'Pick a product here').getByRole('button', { name: "Don't show again" }).click()
  await first.page.reload()
  await posts(first.page).first().waitFor()
  expect(await first.page.getByRole('button', { name: 'Got it' }).count()).toBe(0)
  await first.leave()

  const { page, leave } = await openReading({ firstTime: true })
  await hint(page, 'Pick a product here').waitFor()
  await page.getByRole('button', { name: 'Pawslot' }).click()
  await page.getByRole('menu').waitFor()
  expect(await page.getByRole('button', { name: 'Got it', includeHidden: true }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.reload()
  await hint(page, 'Choose the community').waitFor()
  await leave()
})

test.each([0, 5])('whoever has posted already sees no hint, %i days later', async (days) => {
  const visit = await newUser({ plan: 'plus', firstTime: true })
  await addProduct(visit.user.id, 'Pawslot', ['doggrooming'])
  await superuser.query(
    `insert into activity (user_id, kind, subreddit, named, posted_at)
     values ($1, 'comment', 'doggrooming', false, now() - make_interval(days => $2))`,
    [visit.user.id, days],
  )
  await visit.page.goto('/dashboard')
  await posts(visit.page).first().waitFor()
  expect(await visit.page.getByRole('button', { name: 'Got it' }).count()).toBe(0)
  await visit.leave()
})

test('on a phone one line is all there is, and it goes for good', async () => {
  const { page, leave } = await openReading({ width: 390, firstTime: true })
  const line = page.getByRole('complementary', { name: 'First steps' })
  await line.getByText('Open a post to draft a comment.').waitFor()
  expect(await page.getByRole('button', { name: 'Got it' }).count()).toBe(0)
  expect((await line.boundingBox())?.height).toBeLessThan(50)
  await posts(page).first().waitFor()
  expect(await line.evaluate(coveredBy)).toEqual([])
  await expectAccessible(page)
  await line.getByRole('button', { name: "Don't show again" }).click()
  await page.reload()
  await posts(page).first().waitFor()
  expect(await line.count()).toBe(0)
  await leave()
})
