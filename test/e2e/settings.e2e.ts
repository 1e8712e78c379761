import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { localEnvironment } from '../../scripts/stack/local-environment.ts'
import { authenticator, awaitRoomInStep } from '../authenticator.ts'
import { signInAs } from '../sign-in.ts'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { newUser, superuser } from './signed-in.ts'

const origin = inject('origin')
const { mail: mailUrl, google: googleUrl } = inject('simulators')
const mail = mailbox(mailUrl)
const PASSWORD = 'violet-otter-drums-at-dawn'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openSettings(options: Parameters<typeof newUser>[0] = {}) {
  const visit = await newUser({ plan: 'plus', ...options })
  await visit.page.goto('/dashboard/settings')
  await card(visit.page, 'Theme').waitFor()
  return visit
}

/** Somebody with a password of their own, signed in and on their settings. */
async function newMember(options: Parameters<typeof newVisitor>[0] = {}) {
  const visit = await newVisitor(options)
  const email = `member-${crypto.randomUUID()}@e2e.test`
  const data = { fullName: 'Mia Member', email, password: PASSWORD }
  await visit.context.request.post('/api/auth/sign-up', { data, headers: { origin } })
  await visit.page.goto((await mail.newest(email)).links[0] ?? '')
  await visit.page.getByRole('button', { name: 'Verify Email' }).click()
  await arriveAt(visit.page, '/onboarding')
  await superuser.query(
    `update profiles set has_completed_onboarding = true, plan_type = 'pro', subscription_status = 'active' where email = $1`,
    [email],
  )
  await visit.page.goto('/dashboard/settings')
  return { ...visit, email }
}

async function setUpSecondFactor(page: Page, password?: string) {
  await card(page, 'Two-step sign-in').getByRole('button', { name: 'Set Up' }).click()
  if (password) await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  const key = (await page.locator('[data-slot=key]').innerText()).replaceAll(/\s/g, '')
  const app = authenticator(key)
  await awaitRoomInStep()
  await page.getByLabel('Code', { exact: true }).fill(app.code(-1))
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  return { app, codes }
}

async function signOut(page: Page) {
  await page.context().clearCookies()
  await page.goto('/auth')
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

/** Export and deletion are there, and work. */
async function expectWayOut(page: Page) {
  const download = page.waitForEvent('download')
  await card(page, 'Your data').getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^threadlark-data-/)
  await card(page, 'Account Actions').getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('alertdialog', { name: 'Delete your account?' }).waitFor()
  await page.keyboard.press('Escape')
}

test('whoever has no plan comes from the plan dialog to their settings, and can take their data and leave', async () => {
  const { page, leave } = await newUser()
  await page.goto('/dashboard')
  const gate = page.getByRole('dialog', { name: 'Choose your plan' })
  await gate.getByRole('link', { name: 'Account Settings' }).click()
  await arriveAt(page, '/dashboard/settings')
  await gate.waitFor({ state: 'detached' })
  await expectWayOut(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'My Products', exact: true }).click()
  await gate.waitFor()
  await leave()
})

test('whoever is still setting up comes to their settings by the user menu, and from there nowhere else', async () => {
  const { page, leave } = await newUser({ onboarded: false })
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Uma User' }).click()
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await arriveAt(page, '/dashboard/settings')
  await expectWayOut(page)
  await page.getByRole('link', { name: 'My Products', exact: true }).click()
  await arriveAt(page, '/onboarding')
  await leave()
})

test('the chosen theme holds from the first paint on, against the system, on public pages too', async () => {
  const { page, context, leave } = await openSettings()
  // Whether the theme was there before there was anything to paint.
  await context.addInitScript(() => {
    new MutationObserver(() => {
      const early = globalThis as { darkAtFirst?: boolean }
      if (document.body) early.darkAtFirst ??= document.documentElement.classList.contains('dark')
    }).observe(document, { childList: true, subtree: true })
  })
  expect(await isDark(page)).toBe(false)
  await page.getByRole('radio', { name: 'System' }).click()
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  expect(await isDark(page)).toBe(true)
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor()
  await context.clearCookies()
  for (const path of ['/', '/pricing', '/blog', '/auth']) {
    await page.goto(path)
    expect(await page.evaluate(() => (globalThis as { darkAtFirst?: boolean }).darkAtFirst)).toBe(true)
  }
  await page.evaluate(() => localStorage.setItem('threadlark-theme', 'light'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await isDark(page)).toBe(false)
  await leave()
})

test('single letters can be switched off, and on again', async () => {
  const { page, user, leave } = await openSettings()
  await superuser.query(
    `insert into products (user_id, name, subreddits) values ($1, 'Pawslot', '{doggrooming}')`,
    [user.id],
  )
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const ask = async () => {
    await page.goto('/dashboard')
    const posts = page.getByRole('main').locator('[data-post]')
    await posts.first().waitFor()
    await posts.first().focus()
    await page.keyboard.press('?')
  }
  await ask()
  await shortcuts.waitFor()
  await page.goto('/dashboard/settings')
  await page.getByRole('checkbox', { name: /^Use single keys/ }).click()
  await ask()
  // What the page does with a key is drawn by the next two frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await shortcuts.count()).toBe(0)
  await page.goto('/dashboard/settings')
  await page.getByRole('checkbox', { name: /^Use single keys/ }).click()
  await ask()
  await shortcuts.waitFor()
  await leave()
})

test("the user's own goal is what today's pace is held against", async () => {
  const { page, leave } = await openSettings()
  const pace = page.getByRole('region', { name: "Today's pace" })
  await pace.getByText('of 5-7').waitFor()
  const goal = card(page, 'Pace goal')
  expect(await goal.getByLabel('Comments a day, to').locator('option').last().innerText()).toBe('7')
  await goal.getByLabel('Comments a day, to').selectOption('4')
  // The other end gave way.
  expect(await goal.getByLabel('Comments a day, from').inputValue()).toBe('4')
  await goal.getByLabel('Comments a day, from').selectOption('3')
  await goal.getByRole('button', { name: 'Save Goal' }).click()
  await expectToast(page, 'Goal saved')
  await pace.getByText('of 3-4').waitFor()
  await page.reload()
  await pace.getByText('of 3-4').waitFor()
  await leave()
})

test('devices are told apart, and signed out one by one or all at once', async () => {
  const { page, user, leave } = await openSettings()
  const config = {
    origin,
    authSecret: localEnvironment({ port: 0, simPort: 0, env: {} }).AUTH_SECRET ?? '',
  }
  for (const agent of ['Firefox/140.0 (Windows NT)', 'Firefox/140.0 (Android)', 'Firefox/140.0 (iPad)']) {
    await signInAs(superuser, { config }, user.id)
    await superuser.query(
      `update auth.session set user_agent = $2 where user_id = $1 and user_agent is null
       and id = (select id from auth.session where user_id = $1 order by created_at desc limit 1)`,
      [user.id, agent],
    )
  }
  await page.reload()
  const devices = card(page, 'Devices')
  await devices.getByText('Firefox on Windows').waitFor()
  expect(await devices.getByText('This device').count()).toBe(1)
  await devices.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await expectToast(page, 'Signed out', 'Firefox on Windows is signed out.')
  await devices.getByText('Firefox on Windows').waitFor({ state: 'detached' })
  await devices.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  await expectToast(page, 'Signed out everywhere else', '2 devices.')
  await devices.getByText('Firefox on Android').waitFor({ state: 'detached' })
  expect(await devices.getByRole('listitem').count()).toBe(1)
  await leave()
})

test('two-step sign-in: set up, asked for at sign-in, recovered from, switched off', async () => {
  const { page, email, leave } = await newMember()
  const { app, codes } = await setUpSecondFactor(page, PASSWORD)
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await page.getByRole('button', { name: "I've kept them" }).click()
  await card(page, 'Two-step sign-in').getByText('On', { exact: true }).waitFor()

  await signOut(page)
  await signIn(page, email)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Failed to sign in. Please check your code.')
  await awaitRoomInStep()
  await page.getByLabel('Code', { exact: true }).fill(app.code())
  await page.keyboard.press('Enter')
  await arriveAt(page, '/dashboard')

  await signOut(page)
  await signIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Verify' }).click()
  await arriveAt(page, '/dashboard')

  await page.goto('/dashboard/settings')
  const steps = card(page, 'Two-step sign-in')
  await steps.getByText('9 recovery codes left').waitFor()
  await steps.getByRole('button', { name: 'New Recovery Codes' }).click()
  const code = page.getByRole('dialog').getByLabel('Code', { exact: true })
  // A phone's keyboard must have letters here.
  expect(await code.getAttribute('inputmode')).toBeNull()
  await code.fill('aaaaa-aaaaa')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText("That recovery code isn't right").waitFor()
  expect(await code.getAttribute('aria-invalid')).toBe('true')
  await code.fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByText(/^\w{5}-\w{5}$/)
  await shown.first().waitFor()
  const renewed = await shown.allInnerTexts()
  await expectAccessible(page)
  await page.getByRole('button', { name: "I've kept them" }).click()
  await steps.getByText('10 recovery codes left').waitFor()

  await card(page, 'Two-step sign-in').getByRole('button', { name: 'Switch Off' }).click()
  const dialog = page.getByRole('dialog')
  // The password alone does not do.
  expect(await dialog.getByLabel('Your password').count()).toBe(0)
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Switch Off' }).click()
  await dialog.getByText("That code isn't right").waitFor()
  await dialog.getByLabel('Code', { exact: true }).fill(renewed[0] ?? '')
  await dialog.getByRole('button', { name: 'Switch Off' }).click()
  await expectToast(page, 'Two-step sign-in is off')
  await card(page, 'Two-step sign-in').getByText('Off', { exact: true }).waitFor()
  await leave()
})

test('recovery codes stay until their owner says that they are kept', async () => {
  const { page, leave } = await newMember()
  await setUpSecondFactor(page, PASSWORD)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  // Closing takes a moment.
  await wait(500)
  expect(await page.getByRole('list', { name: 'Recovery codes' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: "I've kept them" }).click()
  await card(page, 'Two-step sign-in').getByText('10 recovery codes left').waitFor()
  await leave()
})

/** Holds the answer of this path back until it is let go. */
async function holdBack(page: Page, path: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await promise
    await route.continue()
  })
  return letGo
}

test('recovery codes are not lost to whoever closes the dialog while they are made', async () => {
  const { page, leave } = await newMember()
  const letGo = await holdBack(page, '**/api/account/second-factor/confirm')
  const steps = setUpSecondFactor(page, PASSWORD)
  await page.getByRole('button', { name: 'Checking...' }).waitFor({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await wait(500)
  letGo()
  expect((await steps).codes).toHaveLength(10)
  await page.getByRole('button', { name: "I've kept them" }).click()
  await leave()
})

test('an account that is being deleted can not be kept by closing the dialog', async () => {
  const { page, email, leave } = await newMember()
  const letGo = await holdBack(page, '**/api/account/delete')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Type your e-mail to confirm').fill(email)
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Deleting...' }).waitFor()
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  expect(await cancel.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
  await cancel.click({ force: true })
  await wait(500)
  expect(await dialog.isVisible()).toBe(true)
  letGo()
  await arriveAt(page, '/')
  await leave()
})

test('a password is changed by whoever knows the old one; a mail tells of it', async () => {
  const { page, email, leave } = await newMember()
  await card(page, 'Password').getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByLabel('New password').fill('seven-quiet-lanterns-over-brook')
  await page.keyboard.press('Enter')
  await dialog.getByText("That password isn't right.").waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await expectToast(page, 'Password changed', 'Every other device is signed out.')
  expect((await mail.newest(email, { count: 2 })).text).toContain('every other device was signed out')
  await page.reload()
  await card(page, 'Password').waitFor()
  await leave()
})

test('whoever comes through Google is asked for the code too', async () => {
  // Someone of an earlier try would be asked at once.
  await superuser.query(`delete from auth."user" where email = 'ada@gmail.test'`)
  const { page, leave } = await newVisitor()
  const throughGoogle = async () => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.waitForURL(`${googleUrl}/**`)
    await page.getByRole('button', { name: /ada@gmail\.test/ }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await throughGoogle()
  await page.waitForURL((url) => ['/onboarding', '/dashboard'].includes(url.pathname))
  await superuser.query(
    `update profiles set has_completed_onboarding = true, plan_type = 'pro', subscription_status = 'active' where email = 'ada@gmail.test'`,
  )
  await page.goto('/dashboard/settings')
  const { app } = await setUpSecondFactor(page)
  await page.getByRole('button', { name: "I've kept them" }).click()
  await signOut(page)
  await throughGoogle()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.goto('/dashboard')
  await arriveAt(page, '/auth')
  await page.goBack()
  await awaitRoomInStep()
  await page.getByLabel('Code', { exact: true }).fill(app.code())
  // The button waits for its script; Enter on a page that has just come would do nothing.
  await page.getByRole('button', { name: 'Verify' }).click()
  await arriveAt(page, '/dashboard')
  // So that others may come through Google after this.
  await page.goto('/dashboard/settings')
  await card(page, 'Two-step sign-in').getByRole('button', { name: 'Switch Off' }).click()
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(app.code(1))
  await page.getByRole('dialog').getByRole('button', { name: 'Switch Off' }).click()
  await expectToast(page, 'Two-step sign-in is off')
  await superuser.query(`delete from auth."user" where email = 'ada@gmail.test'`)
  await leave()
})

test('the data comes as one file', async () => {
  const { page, user, leave } = await openSettings()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^threadlark-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ account: { id: user.id, email: user.email }, profiles: [{ userId: user.id }] })
  await expectToast(page, 'Your data is ready')
  await leave()
})

test('an account is deleted by its owner, and a receipt comes, within five minutes', async () => {
  const { page, email, leave, newTab } = await newMember()
  const { rows } = await superuser.query('select user_id as id from profiles where email = $1', [email])
  const userId: string = rows[0].id
  const other = await newTab()
  await other.goto('/dashboard')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByLabel('Type your e-mail to confirm').fill('somebody@else.test')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.getByText("That isn't the email of this account.").first().waitFor()
  await dialog.getByLabel('Type your e-mail to confirm').fill(email)
  await dialog.getByLabel('Your password').fill('not-this-one-at-all')
  await page.keyboard.press('Enter')
  await dialog.getByText("That password isn't right.").first().waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expectToast(page, 'Your account is being deleted')
  await arriveAt(page, '/')
  // The other tab follows.
  await arriveAt(other, '/auth')
  const receipt = await mail.newest(email, { count: 2, withinMs: 60_000 })
  expect(receipt.subject).toBe('Your account was deleted')
  for (let tries = 0; tries < 20; tries += 1) {
    const { rowCount } = await superuser.query('select 1 from profiles where user_id = $1', [userId])
    if (rowCount === 0) break
    await wait(250)
  }
  const left = await superuser.query('select 1 from auth."user" where id = $1', [userId])
  expect(left.rowCount).toBe(0)
  expect(await page.evaluate((id) => JSON.stringify(localStorage).includes(id), userId)).toBe(false)
  await leave()
})

test.each([
  ['wide, light', {}],
  ['wide, dark', { dark: true }],
  ['phone, light', { width: 390 }],
  ['phone, dark', { width: 390, dark: true }],
])('settings and their dialogs are accessible: %s', async (_, look) => {
  const { page, leave } = await openSettings(look)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await card(page, 'Two-step sign-in').getByRole('button', { name: 'Set Up' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await expectAccessible(page)
  await leave()
})
