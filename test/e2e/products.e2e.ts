import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast } from './browser.ts'
import { newUser, superuser, without } from './signed-in.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  await writeFile(join(folder, 'broken.png'), Buffer.from('89504e470d0a1a0a0000', 'hex'))
  await writeFile(join(folder, 'notes.txt'), 'no picture')
})
afterAll(() => rm(folder, { recursive: true }))

const addProduct = (page: Page) => page.getByRole('button', { name: 'Add Product' })
const formDialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Product name') })

async function fill(page: Page, name: string) {
  const dialog = formDialog(page)
  await dialog.getByLabel('Website URL').fill('https://pawslot.com/')
  await dialog.getByLabel('Product name').fill(name)
  await dialog.getByLabel('Description').fill('Booking for dog groomers.')
  await dialog.getByRole('button', { name: 'Make one for me' }).click()
  await expectToast(page, 'Logo uploaded successfully')
  await dialog.getByRole('button', { name: 'r/startups' }).click()
}

test('create, edit and delete a product; each is told', async () => {
  const { page, leave } = await newUser({ plan: 'plus' })
  await page.goto('/dashboard/products')
  await page.getByText('Plus Plan: 0/3 products used').waitFor()
  await page.getByText('Create Your First Product').first().waitFor()
  await expectAccessible(page)
  await addProduct(page).first().click()
  await fill(page, 'Pawslot')
  await expectAccessible(page)
  await formDialog(page)
    .getByRole('button', { name: /^(Create|Save)/ })
    .click()
  await expectToast(page, 'Product created successfully')
  await page.getByText('Plus Plan: 1/3 products used').waitFor()
  expect(await page.getByRole('link', { name: /^pawslot\.com/ }).getAttribute('href')).toBe(
    'https://pawslot.com/',
  )
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pawslot' }).first()
  await card.locator('img[data-slot=product-logo]').waitFor()
  await card.getByText('Booking for dog groomers.').waitFor()
  expect(await card.getByRole('list', { name: 'Subreddits' }).innerText()).toBe('r/startups')

  await page.getByRole('button', { name: 'Edit Pawslot' }).click()
  // Removing the logo clears it, so that it is missing until there is another one.
  await page
    .getByRole('dialog', { name: 'Edit Product' })
    .getByRole('button', { name: 'Remove logo' })
    .click()
  await formDialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await formDialog(page).getByText('Product logo is required').waitFor()
  await formDialog(page).getByRole('button', { name: 'Make one for me' }).click()
  await expectToast(page, 'Logo uploaded successfully')
  await formDialog(page).getByLabel('Product name').fill('Pawslot Two')
  await formDialog(page)
    .getByRole('button', { name: /^(Save|Update)/ })
    .click()
  await expectToast(page, 'Product updated successfully')
  await page.getByRole('heading', { name: 'Pawslot Two' }).waitFor()

  await page.getByRole('button', { name: 'Delete Pawslot Two' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
  await without('delete on products', 'app_user', async () => {
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Failed to delete product')
  })
  await page.getByRole('button', { name: 'Delete Pawslot Two' }).click()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Product deleted successfully')
  await page.getByText('Plus Plan: 0/3 products used').waitFor()
  await leave()
})

test('each missing field is named, in the words of the product', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/products')
  await addProduct(page).first().click()
  await formDialog(page)
    .getByRole('button', { name: /^(Create|Save)/ })
    .click()
  for (const message of [
    'Product name is required',
    'Product description is required',
    'Website URL is required',
    'Product logo is required',
    'At least one subreddit is required',
  ]) {
    await formDialog(page).getByText(message).waitFor()
  }
  await expectAccessible(page)
  await leave()
})

test('a product or a logo that can not be kept is told, and the form stays as it was', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/products')
  await addProduct(page).first().click()
  const files = page.locator('input[type=file]')
  await files.setInputFiles(join(folder, 'broken.png'))
  await expectToast(
    page,
    'Failed to upload logo',
    "We couldn't read that picture. Save it anew or use another one.",
  )
  await files.setInputFiles(join(folder, 'notes.txt'))
  await expectToast(page, 'Failed to upload logo', 'Use a PNG, JPEG or WebP picture.')
  await fill(page, 'Kept')
  await without('insert on products', 'app_user', async () => {
    await formDialog(page)
      .getByRole('button', { name: /^(Create|Save)/ })
      .click()
    await expectToast(page, 'Failed to save product')
  })
  expect(await formDialog(page).getByLabel('Product name').inputValue()).toBe('Kept')
  await formDialog(page)
    .getByRole('button', { name: /^(Create|Save)/ })
    .click()
  await expectToast(page, 'Product created successfully')
  await leave()
})

test('at the limit the button explains itself, and a second tab that tries is told the limit', async () => {
  const { page, newTab, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/products')
  await addProduct(page).first().click()
  await fill(page, 'Late')
  const tab = await newTab()
  await tab.goto('/dashboard/products')
  await addProduct(tab).first().click()
  await fill(tab, 'First')
  await formDialog(tab)
    .getByRole('button', { name: /^(Create|Save)/ })
    .click()
  await expectToast(tab, 'Product created successfully')
  await tab.getByText('Product limit reached').waitFor()
  expect(await addProduct(tab).isDisabled()).toBe(true)
  await expectAccessible(tab)
  const asked = tab.waitForRequest('**/api/stripe/create-portal-session')
  await tab.getByRole('button', { name: 'Upgrade plan' }).click()
  expect((await asked).postDataJSON()).toEqual({ intent: 'upgrade' })

  await formDialog(page)
    .getByRole('button', { name: /^(Create|Save)/ })
    .click()
  await expectToast(
    page,
    'Product Limit Reached',
    'Your Pro plan allows up to 1 product(s). Upgrade to add more products.',
  )
  await leave()
})

test('a list that can not be loaded says so, and loads at the next try', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await without('select on products', 'app_user', async () => {
    await page.goto('/dashboard/products')
    await expectToast(page, 'Failed to fetch products')
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Pro Plan: 0/1 products used').waitFor()
  await leave()
})

test('without a plan the page asks for one', async () => {
  const { page, leave } = await newUser()
  await page.goto('/dashboard/products')
  await page.getByText('Upgrade Required').waitFor()
  const text = 'Upgrade to Pro or Plus plan to start creating products...'
  expect(await page.getByText(text).count()).toBe(1)
  await leave()
})

test('settings tell who one is and since when; what can not be loaded says so', async () => {
  const { page, leave, user } = await newUser({ plan: 'plus', name: 'Sue Settings' })
  await page.goto('/dashboard')
  await page.route(/settings\.data/, (route) => route.abort())
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await expectToast(page, 'Failed to load profile information')
  await page.unroute(/settings\.data/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Sue Settings').first().waitFor()
  const card = page.getByRole('region', { name: 'Profile Information' })
  await card.getByText(user.email).waitFor()
  await card.getByText('Member since').waitFor()
  await card.getByText(/^\w+ \d{1,2}, \d{4}$/).waitFor()
  expect(await card.locator('[data-slot=avatar]').innerText()).toBe('SS')
  const actions = page.getByRole('region', { name: 'Account Actions' })
  expect(await actions.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(
    /^mailto:.+\?subject=Delete%20my%20account$/,
  )
  await superuser.query(`update profiles set full_name = null where user_id = $1`, [user.id])
  await page.reload()
  await card.getByText('No name set').waitFor()
  await leave()
})

test('the sidebar locks what needs Plus, folds by the keyboard, and remembers it', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard')
  for (const name of [/^Smart Rewrite/, /^Keyword Research/]) {
    const link = page.getByRole('link', { name })
    await link.waitFor()
    const described = await link.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain('Plus Plan Required')
  }
  await expectAccessible(page)
  await page.keyboard.press('Control+b')
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')?.value)
    .toBe('false')
  await page.getByRole('link', { name: 'My Products' }).click()
  await arriveAt(page, '/dashboard/products')
  await leave()
})

test('the user menu names its owner and leads to feedback, support, settings and out', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro', name: 'Mona Menu' })
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: `Mona Menu ${user.email}` }).click()
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Feedback/),
    'Support',
    'Settings',
    'Log out',
  ])
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' })
  await asking.getByRole('button', { name: 'Cancel' }).click()
  await leave()
  const nameless = await newUser({ plan: 'pro', name: '' })
  await nameless.page.goto('/dashboard/settings')
  await nameless.page.getByRole('button', { name: `User ${nameless.user.email}` }).waitFor()
  await nameless.leave()
})

test('a product without a logo shows its initials', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro' })
  await superuser.query(
    `insert into products (user_id, name, subreddits) values ($1, 'Paw Slot', '{SaaS,startups,webdev}')`,
    [user.id],
  )
  await page.goto('/dashboard/products')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Paw Slot' }).first()
  expect(await card.locator('[data-slot=avatar]').innerText()).toBe('PS')
  expect(await card.getByRole('list', { name: 'Subreddits' }).getByRole('listitem').count()).toBe(3)
  await leave()
})

test('phone: the menu is a drawer, the form is a sheet, and both can be used', async () => {
  const { page, leave } = await newUser({ plan: 'plus', width: 390, dark: true })
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /sidebar|menu/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'My Products' }).click()
  await arriveAt(page, '/dashboard/products')
  await addProduct(page).first().click()
  await fill(page, 'Pocket')
  await expectAccessible(page)
  await formDialog(page)
    .getByRole('button', { name: /^(Create|Save)/ })
    .click()
  await expectToast(page, 'Product created successfully')
  await leave()
})
