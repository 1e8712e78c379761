import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { pay } from './pay.ts'
import { signUpAndVerify } from './sign-up.ts'
import { newUser, stripe, superuser, without } from './signed-in.ts'

const { llm } = inject('simulators')

let folder: string
let logo: string
let broken: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logos-'))
  logo = join(folder, 'logo.png')
  broken = join(folder, 'broken.png')
  const background = { r: 30, g: 120, b: 90 }
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  await writeFile(logo, png)
  await writeFile(broken, png.subarray(0, 60))
})
afterAll(() => rm(folder, { recursive: true }))

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const step = (page: Page, n: number) => page.getByText(`Step ${n} of 4`).waitFor()
const chooseFile = (page: Page, file: string) => page.locator('input[type=file]').setInputFiles(file)

async function openStep2(page: Page) {
  await page.goto('/onboarding')
  await step(page, 1)
  await next(page).click()
  await step(page, 2)
}

async function fillStep2(page: Page) {
  await page.getByLabel('Website URL').fill('pawslot.com')
  await page.getByLabel('Product name').fill('Pawslot')
  await page.getByLabel('Description').fill('Booking for dog groomers.')
  await page.getByRole('button', { name: 'Make one for me' }).click()
  await expectToast(page, 'Icon uploaded!')
}

async function openStep3(page: Page) {
  await openStep2(page)
  await fillStep2(page)
  await next(page).click()
  await step(page, 3)
}

async function openStep4(page: Page) {
  await openStep3(page)
  await page.getByRole('button', { name: 'r/startups' }).click()
  await page.getByRole('button', { name: 'Save Product' }).click()
  await expectToast(page, 'Product created!')
  await step(page, 4)
}

test.each(['Pro', 'Plus'] as const)(
  'a visitor signs up, verifies, sets up with a picture and a written description, pays, and is on %s in trial',
  async (plan) => {
    const { page, leave } = await newVisitor({ width: plan === 'Pro' ? 1440 : 390, dark: plan === 'Plus' })
    const email = `buyer-${crypto.randomUUID()}@onboarding.test`
    await signUpAndVerify(page, { name: 'Bea Buyer', email })

    await step(page, 1)
    expect(await page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await next(page).click()

    await step(page, 2)
    expect(await next(page).isDisabled()).toBe(true)
    await page.getByText('Please upload a logo to continue').waitFor()
    await page.getByLabel('Website URL').fill('pawslot.com')
    await page.getByLabel('Product name').fill('Pawslot')
    await page.getByRole('button', { name: 'Generate with AI' }).click()
    await expectToast(page, 'Description generated!', /You can change it\.$/)
    expect((await page.getByLabel('Description').inputValue()).toLowerCase()).toContain('groom')
    await chooseFile(page, logo)
    await expectToast(page, 'Icon uploaded!')
    const shown = page.locator('[data-slot=logo-field] img')
    await shown.waitFor()
    // The website's own icon, which it takes the place of, is smaller.
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
    await expectAccessible(page)
    await next(page).click()

    await step(page, 3)
    expect(await page.getByRole('button', { name: 'Save Product' }).isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: 'Subreddits' }).fill('r/doggrooming')
    await page.keyboard.press('Enter')
    await page.getByText('2 more can be added').waitFor()
    await page.getByRole('button', { name: 'r/smallbusiness', exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save Product' }).click()
    await expectToast(page, 'Product created!')

    await step(page, 4)
    await expectAccessible(page)
    await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check()
    // Held for a moment, else the next page comes before anybody can read it.
    await page.route('**/create-checkout-session', async (route) => {
      await wait(1_500)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await expectToast(page, 'Redirecting to payment...')
    await pay(page)
    await expectToast(page, 'Payment successful!')
    await page.getByRole('heading', { name: `Welcome to ${plan}` }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await arriveAt(page, '/dashboard')
    expect(await page.getByRole('dialog', { name: 'Choose your plan' }).count()).toBe(0)

    await page.goto('/dashboard/settings')
    await page.getByText('Free Trial', { exact: true }).waitFor()
    await page.getByText(/^Trial ends on \w+ \d+, \d{4}$/).waitFor()
    await expectAccessible(page)
    await page.goto('/dashboard/products')
    await page.getByText(`${plan} Plan: 1/${plan === 'Pro' ? 1 : 3} products used`).waitFor()
    await page.getByText('pawslot.com').waitFor()
    await leave()
    const { rows } = await superuser.query(
      'select facts from products p join profiles f using (user_id) where f.email = $1',
      [email],
    )
    expect(rows[0].facts.length).toBeGreaterThan(2)
    expect(rows[0].facts.every(({ source }: { source: string }) => source.length > 10)).toBe(true)
  },
)

test('a half-filled form survives a reload, and saving again changes the product instead of adding one', async () => {
  const { page, leave, user } = await newUser({ onboarded: false })
  await openStep2(page)
  await fillStep2(page)
  await page.reload()
  await step(page, 2)
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Pawslot')
  expect(await page.getByLabel('Description').inputValue()).toBe('Booking for dog groomers.')
  await page.locator('[data-slot=logo-field] img').waitFor()
  await next(page).click()
  await page.getByRole('button', { name: 'r/SaaS' }).click()
  await page.getByRole('button', { name: 'Save Product' }).click()
  await step(page, 4)
  await page.getByRole('button', { name: 'Back' }).click()
  await step(page, 3)
  await page.getByRole('button', { name: 'r/webdev' }).click()
  await page.getByRole('button', { name: 'Save Product' }).click()
  await step(page, 4)
  await leave()
  const { rows } = await superuser.query('select subreddits from products where user_id = $1', [user.id])
  expect(rows).toEqual([{ subreddits: ['SaaS', 'webdev'] }])
})

test('the preview beside the form shows what is typed', async () => {
  const { page, leave } = await newUser({ onboarded: false })
  await openStep2(page)
  await page.getByLabel('Product name').fill('Quietcal')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByText('Quietcal').waitFor()
  expect(await preview.getByText('Your product').count()).toBe(0)
  await leave()
})

test('subreddits: cleaned, never twice, at most three, eight suggestions at a time', async () => {
  const { page, leave } = await newUser({ onboarded: false })
  await openStep3(page)
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  expect(await suggestions.count()).toBe(8)
  const input = page.getByRole('textbox', { name: 'Subreddits' })
  for (const typed of ['  r/SaaS ', 'saas', '   ']) {
    await input.fill(typed)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await page.getByText('2 more can be added').waitFor()
  await input.fill('not a name')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('A subreddit has 2 to 21 letters, digits or underscores.').waitFor()
  await page.getByRole('button', { name: 'r/webdev' }).click()
  await page.getByText('1 more can be added').waitFor()
  await page.getByRole('button', { name: 'r/startups' }).click()
  expect(await input.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Add', exact: true }).isDisabled()).toBe(true)
  expect(await input.getAttribute('placeholder')).toBe('Max 3 subreddits reached')
  expect(await suggestions.count()).toBe(8)
  await suggestions.first().click()
  await expectToast(page, 'Maximum reached', 'You can only add up to 3 subreddits.')
  await leave()
})

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])(
  'communities that suit the product stand above the suggestions, and a typed name is checked (%o)',
  async (look) => {
    const { page, leave } = await newUser({ onboarded: false, ...look })
    await openStep3(page)
    const found = page.getByRole('list', { name: 'Suggested for Pawslot' })
    await found.waitFor()
    await expectAccessible(page)
    await found.getByRole('button', { name: 'Add r/doggrooming' }).click()
    await found.getByRole('button', { name: 'Added r/doggrooming' }).waitFor()
    await page.getByText('2 more can be added').waitFor()
    const input = page.getByRole('textbox', { name: 'Subreddits' })
    await input.fill('smalbusiness')
    await input.press('Enter')
    await page.getByText("r/smalbusiness doesn't exist. Did you mean").waitFor()
    await expectAccessible(page)
    await page.getByRole('status').getByRole('button', { name: 'r/smallbusiness' }).click()
    await page.getByRole('button', { name: 'Remove r/smallbusiness' }).waitFor()
    expect(await page.getByText("r/smalbusiness doesn't exist.").count()).toBe(0)
    await input.fill('FounderCircle')
    await input.press('Enter')
    await page.getByText('r/FounderCircle is private.').waitFor()
    await page.getByRole('button', { name: 'Save Product' }).click()
    await expectToast(page, 'Product created!')
    await leave()
  },
)

test.each([
  { width: 1440, dark: false },
  { width: 390, dark: true },
])(
  'suggestions that ban promotion say so, with the rule, before and after they are chosen (%o)',
  async (look) => {
    const { page, leave } = await newUser({ onboarded: false, ...look })
    await openStep3(page)
    const banned = page.getByRole('button', { name: 'r/marketing Bans promotion', exact: true })
    await banned.waitFor()
    const rule = page.locator(`[id="${await banned.getAttribute('aria-describedby')}"]`)
    // As the patterns quote it, or as the model does.
    expect(await rule.textContent()).toMatch(/^Its rules: “No (?:self-promotion|links to your blog)/)
    await page.getByRole('button', { name: 'r/startups Only in set threads', exact: true }).waitFor()
    await page.getByRole('button', { name: 'r/webdev Only now and then', exact: true }).waitFor()
    await banned.focus()
    await expectAccessible(page)
    await banned.click()
    await page.getByText(/r\/marketing: Bans promotion\. “No (?:self-promotion|links to your blog)/).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove r/marketing' }).click()
    await page.getByText('r/marketing: Bans promotion.').waitFor({ state: 'hidden' })
    await leave()
  },
)

test('what fails in step 2 is told, and nothing typed is lost', async () => {
  const { page, leave } = await newUser({ onboarded: false })
  await openStep2(page)
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await expectToast(page, 'Website URL required', 'Please enter a website URL first to generate description.')
  await page.getByLabel('Product name').fill('Kept')
  const failed = 'Failed to generate description. Please try again or write it manually.'
  await page.getByLabel('Website URL').fill('http://127.0.0.1/admin')
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await expectToast(page, failed, 'This is not the address of a public website.')
  await page.getByText("We couldn't open that page. Check the address or fill this in yourself.").waitFor()
  await fetch(`${llm}/__control/faults`, {
    method: 'POST',
    body: JSON.stringify({ match: { path: '^/v1/' }, fault: { status: 503 } }),
  })
  await page.getByLabel('Website URL').fill('invoicefern.com')
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await expectToast(page, failed, 'The writing service is not answering. Try again in a moment.')
  await fetch(`${llm}/__control/faults`, { method: 'DELETE' })
  await chooseFile(page, broken)
  await expectToast(page, 'Failed to upload icon. Please try again.')
  await page.route(/generate-description|products\/icon/, async (route) => {
    await wait(1_000)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await page.getByRole('button', { name: 'Generating...' }).waitFor()
  await expectToast(page, 'Description generated!')
  await chooseFile(page, logo)
  await page.getByRole('button', { name: 'Uploading...' }).waitFor()
  await expectToast(page, 'Icon uploaded!')
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByText('Please upload a logo to continue').waitFor()
  expect(await page.getByLabel('Product name').inputValue()).toBe('Kept')
  await leave()
})

test('a product that can not be saved keeps the user on step 3', async () => {
  const { page, leave } = await newUser({ onboarded: false })
  await openStep3(page)
  await page.getByRole('button', { name: 'r/SaaS' }).click()
  await without('insert on products', 'app_user', async () => {
    await page.getByRole('button', { name: 'Save Product' }).click()
    await expectToast(page, 'Failed to save product. Please try again.')
  })
  await step(page, 3)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await step(page, 4)
  await leave()
})

test('step 4 wants a plan, and tells when setting up or the checkout fails', async () => {
  const { page, leave, user } = await newUser({ onboarded: false })
  await openStep4(page)
  await page.getByText('Please select a plan to continue').first().waitFor()
  await page.getByRole('radio', { name: /^Pro/ }).check()
  await without('update (has_completed_onboarding) on profiles', 'app_user', async () => {
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await expectToast(page, 'Failed to complete onboarding. Please try again.')
  })
  await stripe.fault({ match: { path: '^/v1/' }, fault: { status: 500 } })
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expectToast(page, 'Error', 'Failed to start checkout process. Please try again.')
  await stripe.clearFaults()
  await arriveAt(page, '/dashboard')
  await page.getByRole('dialog', { name: 'Choose your plan' }).waitFor()
  const { rows } = await superuser.query(
    'select has_completed_onboarding as done from profiles where user_id = $1',
    [user.id],
  )
  expect(rows[0].done).toBe(true)
  await leave()
})

test('by the keyboard alone from the first step to the choice of a plan', async () => {
  const { page, leave } = await newUser({ onboarded: false })
  await page.goto('/onboarding')
  await step(page, 1)
  // Before the page's scripts run it is disabled, and what is disabled takes no focus.
  await expect.poll(() => next(page).isEnabled()).toBe(true)
  await next(page).focus()
  await page.keyboard.press('Enter')
  await step(page, 2)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused).toBe('Your product')
  await page.keyboard.press('Tab')
  await page.keyboard.type('pawslot.com')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Description generated!')
  await step(page, 2)
  expect(await page.getByLabel('Product Name').inputValue()).toBe('PawSlot')
  expect(await page.getByLabel('Description').inputValue()).toContain('groomers')
  await page.locator('[data-slot=logo-field] img').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: "Add to Who it's for" }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Cat salons')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Cat salons', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Alpaca shearers')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Alpaca shearers', exact: true }).waitFor()
  await step(page, 2)
  await expectAccessible(page)
  await next(page).focus()
  await page.keyboard.press('Enter')
  await step(page, 3)
  await page.keyboard.press('Tab')
  await page.keyboard.type('SaaS')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Product' }).focus()
  await page.keyboard.press('Enter')
  await step(page, 4)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1)
  await leave()
})
