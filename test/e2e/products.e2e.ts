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

  await page.getByRole('button', { name: 'Edit Pawslot' }).click()
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
  await tab.getByRole('button', { name: 'Upgrade plan' }).waitFor()
  await expectAccessible(tab)

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
