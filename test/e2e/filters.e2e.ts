import { expect, test } from 'vitest'
import { expectAccessible, expectToast } from './browser.ts'
import {
  addProduct,
  applyFilters,
  chosen,
  filtersClosed,
  forgetFilters,
  openFilters,
  openReading,
  posts,
  shows,
} from './reading.ts'
import { newUser, superuser, without } from './signed-in.ts'

const NOTE = 'Time filter is only available for Top and Controversial sorts.'

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])('every sort and time can be chosen, and only what was applied is shown (%o)', async (look) => {
  const { page, leave } = await openReading(look)
  await shows(page, 'r/microsaas, hot')
  await openFilters(page)
  const sort = chosen(page, 'Sort')
  const time = chosen(page, 'Time')
  const values = (select: typeof sort) =>
    select.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  expect(await values(sort)).toEqual(['hot', 'new', 'top', 'rising', 'controversial'])
  expect(await values(time)).toEqual(['hour', 'day', 'week', 'month', 'year', 'all'])
  expect(await time.inputValue()).toBe('day')
  await expectAccessible(page)
  for (const [name, timed] of [
    ['hot', false],
    ['new', false],
    ['rising', false],
    ['controversial', true],
    ['top', true],
  ] as const) {
    await sort.selectOption(name)
    expect(await time.isDisabled()).toBe(!timed)
    expect(await page.getByText(NOTE).count()).toBe(timed ? 0 : 1)
  }
  await time.selectOption('week')
  await shows(page, 'r/microsaas, hot')

  const asked = page.waitForRequest(/reddit\.js\?.*sort=top/)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expectToast(page, 'Filters applied!')
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toEqual({
    subreddit: 'doggrooming',
    sort: 'top',
    time: 'week',
    limit: '15',
  })
  await shows(page, 'r/doggrooming, top, past week')
  await expectAccessible(page)
  await leave()
})

test.each([{ width: 1440 }, { width: 390 }])(
  'other posts are shown from the top, however far down the last ones were read (%o)',
  async (look) => {
    const { page, leave } = await openReading(look)
    await posts(page).last().scrollIntoViewIfNeeded()
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    expect(await top()).toBeGreaterThan(100)
    await applyFilters(page, { subreddit: 'doggrooming' })
    await shows(page, 'r/doggrooming, hot')
    expect(await top()).toBe(0)
    await leave()
  },
)

test('filters and product are what they were after a reload, and reset to the first subreddit', async () => {
  const { page, leave, user } = await openReading()
  await applyFilters(page, { subreddit: 'petbusiness', sort: 'controversial', time: 'year' })
  await posts(page).first().waitFor()
  // A newer product does not take the place of the chosen one.
  await addProduct(user.id, 'Bookly', ['smallbusiness'])
  await page.reload()
  await shows(page, 'r/petbusiness, controversial, past year')
  await page.getByRole('button', { name: 'Pawslot' }).waitFor()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('reddit-filters') ?? '{}'))
  expect(kept).toEqual({
    selectedSort: 'controversial',
    selectedTime: 'year',
    appliedSort: 'controversial',
    appliedTime: 'year',
    selectedSubreddit: 'petbusiness',
    appliedSubreddit: 'petbusiness',
    selectedProductId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  await openFilters(page)
  expect(await chosen(page, 'Subreddit').inputValue()).toBe('petbusiness')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expectToast(page, 'Filters reset!')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await shows(page, 'r/doggrooming, hot')
  await leave()
})

test('another product brings its first subreddit, or none, which can not be applied', async () => {
  const { page, leave, user } = await openReading({}, ['doggrooming'])
  await addProduct(user.id, 'Bookly', ['smallbusiness', 'freelance'])
  await addProduct(user.id, 'Nowhere', null)
  await forgetFilters(page)
  const choose = async (from: string, to: string) => {
    await page.getByRole('button', { name: from }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
    await page.getByRole('button', { name: to }).waitFor()
    await openFilters(page)
    const shown = await chosen(page, 'Subreddit').inputValue()
    const canApply = await page.getByRole('button', { name: 'Apply Filters' }).isEnabled()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    return { shown, canApply }
  }
  expect(await choose('Nowhere', 'Bookly')).toEqual({ shown: 'smallbusiness', canApply: true })
  expect(await choose('Bookly', 'Nowhere')).toEqual({ shown: '', canApply: false })
  expect(await choose('Nowhere', 'Pawslot')).toEqual({ shown: 'doggrooming', canApply: true })
  // Only selected so far: the feed still shows what was applied, and offers the way over.
  await shows(page, 'r/microsaas, hot')
  await page.getByRole('button', { name: 'Show r/doggrooming' }).click()
  await expectToast(page, 'Filters applied!')
  await shows(page, 'r/doggrooming, hot')
  await leave()
})

test('a subreddit is added from the filters, with what its rules say; failures are told; the third is the last', async () => {
  const { page, leave, user } = await openReading()
  const add = page.getByRole('button', { name: 'Add', exact: true })
  const input = page.getByLabel('New subreddit')
  await openFilters(page)
  await chosen(page, 'Subreddit').selectOption('Add a subreddit…')
  await page.getByText('Suggested for Pawslot').waitFor()
  await page
    .getByText(/Promo thread only|No, just help|If it helps|If you say it's yours/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await input.fill('no blanks here')
  await add.click()
  await page.getByText('A subreddit has 2 to 21 letters, digits or underscores.').waitFor()
  await input.fill('r/smallbusiness')
  await without('update on products', 'app_user', async () => {
    await add.click()
    await expectToast(page, 'Failed to add subreddit. Please try again.')
  })
  expect(await input.inputValue()).toBe('r/smallbusiness')
  await input.press('Enter')
  await expectToast(page, 'Subreddit added!')
  const { rows } = await superuser.query('select subreddits from products where user_id = $1', [user.id])
  expect(rows[0].subreddits).toEqual(['doggrooming', 'petbusiness', 'smallbusiness'])
  await expect.poll(() => chosen(page, 'Subreddit').inputValue()).toBe('smallbusiness')
  const full = chosen(page, 'Subreddit').locator('option', { hasText: 'Max 3 subreddits reached' })
  expect(await full.getAttribute('disabled')).not.toBeNull()
  expect(await input.count()).toBe(0)
  await leave()
})

test('of messages on top of each other only the first can be pressed, until the stack unfolds', async () => {
  const { page, leave } = await openReading()
  await applyFilters(page, { sort: 'new' })
  // A slow machine must not see the first one go: while nobody looks, messages wait.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await openFilters(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expectToast(page, 'Filters reset!')
  await filtersClosed(page)
  await openFilters(page)
  await chosen(page, 'Subreddit').selectOption('Add a subreddit…')
  await page.getByLabel('New subreddit').fill('r/smallbusiness')
  await page.getByLabel('New subreddit').press('Enter')
  await expectToast(page, 'Subreddit added!')
  await page.keyboard.press('Escape')
  const toasts = page.locator('[data-slot=toast]')
  const closers = page.getByRole('button', { name: 'Close message' })
  await expect.poll(() => toasts.count()).toBe(3)
  await expect.poll(() => closers.count()).toBe(1)
  await expectAccessible(page)
  await toasts.first().hover()
  await expect.poll(() => closers.count()).toBe(3)
  await expectAccessible(page)
  await leave()
})

test('by the keyboard alone filters open, change, apply, and give the focus back', async () => {
  const { page, leave } = await openReading()
  const trigger = page.getByRole('button', { name: /Filters/ })
  await shows(page, 'r/microsaas, hot')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await chosen(page, 'Sort').focus()
  await page.keyboard.press('n')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Filters applied!')
  await shows(page, 'r/doggrooming, new')
  await expect.poll(() => trigger.evaluate((button) => button === document.activeElement)).toBe(true)
  await leave()
})

test('without a product nothing can be applied, and the filters say what is missing', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard')
  await openFilters(page)
  await page.getByText('Add a product first.').waitFor()
  expect(await page.getByRole('button', { name: 'Apply Filters' }).isDisabled()).toBe(true)
  await expectAccessible(page)
  await leave()
})
