import { hashPassword } from 'better-auth/crypto'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/stack/seed-demo.ts'
import { brand } from '../../src/brand.ts'
import { groups } from '../../src/web/dashboard/entries.ts'
import { expiredToken } from '../expired-token.ts'
import { buildUser } from '../factories.ts'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { mailbox } from './mailbox.ts'

const origin = inject('origin')
const { mail: mailUrl, google: googleUrl } = inject('simulators')
const mail = mailbox(mailUrl)
const superuser = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1 })
afterAll(() => superuser.end())

const PASSWORD = 'violet-otter-drums-at-dawn'
let serial = 0
const newEmail = () => {
  serial += 1
  return `visitor-${serial}@e2e.test`
}

const path = (page: Page) => new URL(page.url()).pathname
const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify Email' })
const DEAD_LINK = 'This link has expired or was used already. Sign in, or sign up again.'
async function signUp(page: Page, { email = newEmail(), password = PASSWORD, name = 'Vera Visitor' } = {}) {
  await page.goto('/auth')
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  return email
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('sign up → mail by SMTP → its link → /onboarding; sign in leads to /onboarding until completed, then to /dashboard', async () => {
  const { page, newTab, leave } = await newVisitor()
  const email = await signUp(page)
  await expectToast(page, 'Account created!', 'Please check your email to verify your account.')
  expect(path(page)).toBe('/auth')

  const message = await mail.newest(email)
  expect(message.subject).toBe('Verify your email')
  const tab = await newTab()
  await tab.goto(message.links[0] ?? '')
  await verifyButton(tab).waitFor()
  // Opening the link has changed nothing yet, and this browser need not choose anything again.
  expect((await superuser.query('select 1 from profiles where email = $1', [email])).rowCount).toBe(0)
  expect(await tab.getByLabel('Password', { exact: true }).count()).toBe(0)
  await verifyButton(tab).click()
  await arriveAt(tab, '/onboarding')
  // The tab in which they signed up follows.
  await arriveAt(page, '/onboarding')
  await tab.close()

  await page.goto('/dashboard')
  await arriveAt(page, '/onboarding')
  await superuser.query(
    `update profiles set has_completed_onboarding = true, plan_type = 'pro', subscription_status = 'active' where email = $1`,
    [email],
  )
  await page.goto('/dashboard')
  await arriveAt(page, '/dashboard')
  await page.goto('/onboarding')
  await arriveAt(page, '/dashboard')
  await page.goto('/auth')
  await arriveAt(page, '/dashboard')
  await page.goto('/')
  await arriveAt(page, '/dashboard')
  await leave()

  const again = await newVisitor()
  await signIn(again.page, email, PASSWORD)
  await expectToast(again.page, 'Welcome back!', 'You have been signed in successfully.')
  await arriveAt(again.page, '/dashboard')
  await again.leave()
})

test('the sign-in page: a welcome, Google above the form, fields of their kind, and the way to sign-up and back', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/auth')
  await page.getByRole('heading', { level: 1, name: 'Welcome to Threadlark' }).waitFor()
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  const top = async (part: typeof email) => (await part.boundingBox())?.y ?? 0
  const google = page.getByRole('button', { name: 'Continue with Google' })
  expect(await top(google)).toBeLessThan(await top(email))
  expect(await email.getAttribute('type')).toBe('email')
  expect(await password.getAttribute('type')).toBe('password')
  expect(await page.getByLabel('Full Name').count()).toBe(0)
  await page.getByRole('link', { name: "Don't have an account? Sign up" }).click()
  await page.getByLabel('Full Name').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Welcome to Threadlark' }).waitFor()
  expect(await password.getAttribute('type')).toBe('password')
  for (const field of [page.getByLabel('Full Name'), email, password]) {
    expect(await field.getAttribute('required')).not.toBeNull()
  }
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click()
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  await leave()
})

test('beside the form stands one of our testimonials, not always the same, with name, role, words and stars', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/auth')
  const panel = page.getByRole('complementary', { name: 'What a customer says' })
  const text = await panel.innerText()
  const shown = brand.testimonials.find(({ name }) => text.includes(name))
  for (const part of [shown?.role, shown?.content, `${shown?.rating} out of 5 stars`]) {
    expect(text).toContain(part)
  }
  const pages = await Promise.all(Array.from({ length: 24 }, () => fetch(`${origin}/auth`)))
  const html = await Promise.all(pages.map((answer) => answer.text()))
  const seen = html.map((one) => brand.testimonials.find(({ name }) => one.includes(name))?.name)
  expect(new Set(seen).size).toBeGreaterThan(1)
  await leave()
})

test('while session and profile of a guarded page load, a spinner stands there', async () => {
  const { page, leave } = await newVisitor()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/(dashboard|onboarding)\.data/, async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, 'new@threadlark.test', DEMO_PASSWORD)
  await page.locator('[data-slot=spinner]').getByText('Loading...').waitFor({ state: 'attached' })
  answer()
  await arriveAt(page, '/onboarding')
  await page.locator('[data-slot=spinner]').waitFor({ state: 'detached' })
  await leave()
})

test('whose profile can not be read counts as not onboarded', async () => {
  const { page, leave } = await newVisitor()
  await signIn(page, 'pro@threadlark.test', DEMO_PASSWORD)
  await arriveAt(page, '/dashboard')
  await superuser.query('revoke select on profiles from app_user')
  try {
    await page.goto('/dashboard')
    await arriveAt(page, '/onboarding')
  } finally {
    await superuser.query('grant select on profiles to app_user')
  }
  await leave()
})

test('a visitor is sent to /auth from both guarded pages', async () => {
  const { page, leave } = await newVisitor()
  for (const guarded of ['/onboarding', '/dashboard']) {
    await page.goto(guarded)
    await arriveAt(page, '/auth')
  }
  await leave()
})

test('a visitor is sent to /auth from every page of the dashboard', async () => {
  const { page, leave } = await newVisitor()
  for (const { to } of groups.flatMap(({ entries }) => entries)) {
    const answer = await page.request.get(to, { maxRedirects: 0 })
    expect([to, answer.status(), answer.headers().location]).toEqual([to, 302, '/auth'])
  }
  await leave()
})

test('someone not yet onboarded signs in and lands on /onboarding', async () => {
  const { page, leave } = await newVisitor()
  await signIn(page, 'new@threadlark.test', DEMO_PASSWORD)
  await arriveAt(page, '/onboarding')
  await leave()
})

test('sign-out asks first, says goodbye, and a second tab follows', async () => {
  const { page, newTab, leave } = await newVisitor()
  await signIn(page, 'new@threadlark.test', DEMO_PASSWORD)
  await arriveAt(page, '/onboarding')
  const tab = await newTab()
  await tab.goto('/onboarding')
  await tab.getByRole('heading', { level: 1 }).waitFor()

  await page.bringToFront()
  const menu = page.getByRole('button', { name: /Nia Newcomer/ })
  expect(await menu.locator('[data-slot=avatar]').innerText()).toBe('NN')
  const place = await menu.boundingBox()
  expect(place?.x).toBeLessThan(20)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(860)
  await page.getByRole('button', { name: /Nia Newcomer/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(path(page)).toBe('/onboarding')

  await page.getByRole('button', { name: /Nia Newcomer/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await dialog.getByRole('button', { name: 'Sign Out' }).click()
  await expectToast(page, 'Signed out successfully', 'You have been signed out of your account.')
  await arriveAt(page, '/auth')
  await arriveAt(tab, '/auth')
  await tab.goto('/onboarding')
  await arriveAt(tab, '/auth')
  await leave()
})

test('who signs in after someone else in the same tab never sees their frame, even if their own can not be loaded', async () => {
  const { page, context } = await newVisitor()
  const [first, second] = [newEmail(), newEmail()]
  for (const [email, name] of [
    [first, 'Ada Before'],
    [second, 'Ben After'],
  ] as const) {
    const { id } = await buildUser(superuser, { email, name, onboarded: true })
    await superuser.query(
      `insert into auth.account (user_id, account_id, provider_id, password) values ($1, $2, 'credential', $3)`,
      [id, id, await hashPassword(PASSWORD)],
    )
  }
  await signIn(page, first, PASSWORD)
  await arriveAt(page, '/dashboard')
  await page.goto('/dashboard/settings')
  const menu = page.getByRole('button', { name: /Ada Before/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await arriveAt(page, '/auth')

  await page.route('**/dashboard.data*', (route) => route.abort())
  await page.getByLabel('Email', { exact: true }).fill(second)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await arriveAt(page, '/dashboard')
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  expect(await page.getByText('Ada Before').count()).toBe(0)
  await context.close()
})

test('a failed sign-out says so and keeps the user where they are', async () => {
  const { page, leave } = await newVisitor()
  await signIn(page, 'new@threadlark.test', DEMO_PASSWORD)
  await arriveAt(page, '/onboarding')
  await page.route('**/api/auth/sign-out', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: /Nia Newcomer/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expectToast(page, 'Error signing out', 'There was an error signing out. Please try again.')
  expect(path(page)).toBe('/onboarding')
  await leave()
})

test("a wrong password gets the spec's toast, beside the form too, with a way to have the link sent again", async () => {
  const { page, leave } = await newVisitor()
  await signIn(page, 'pro@threadlark.test', 'not my password at all')
  await expectToast(page, 'Failed to sign in. Please check your credentials.')
  const main = page.getByRole('main')
  await main.getByText('Failed to sign in. Please check your credentials.').waitFor()
  // Offered to everybody, because who has yet to verify is nobody else's business.
  await main.getByRole('button', { name: 'Send it again' }).click()
  await main.getByText('Sent. It can take a minute to arrive.').waitFor()
  expect(path(page)).toBe('/auth')
  await leave()
})

test('a weak password gets the toast, and its reasons stand under the field', async () => {
  const { page, leave } = await newVisitor()
  await signUp(page, { password: 'password1234' })
  await expectToast(
    page,
    'Failed to create account. Please try again.',
    'This is similar to a commonly used password.',
  )
  const field = page.getByLabel('Password', { exact: true })
  const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
  const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()))
  expect(texts.join(' ')).toContain('This is similar to a commonly used password.')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await leave()
})

test('a taken e-mail looks like a new one, and its owner gets a mail instead', async () => {
  const { page, leave } = await newVisitor()
  await signUp(page, { email: 'plus@threadlark.test', name: 'Mallory' })
  await expectToast(page, 'Account created!', 'Please check your email to verify your account.')
  const message = await mail.newest('plus@threadlark.test')
  expect(message.subject).toBe('You already have an account')
  await leave()
})

test('an expired link says so; signing in sends a new one, and a used one is dead', async () => {
  const { page, leave } = await newVisitor()
  const email = await signUp(page)
  await expectToast(page, 'Account created!')
  const message = await mail.newest(email)
  const link = new URL(message.links[0] ?? '')
  const { rows } = await superuser.query('select id from auth.sign_up where email = $1', [email])
  // A token of the past, signed with the stack's own secret.
  link.searchParams.set('token', expiredToken(rows[0].id, 'local-development-secret-not-for-production'))
  await page.goto(link.href)
  await page.getByRole('main').getByText(DEAD_LINK).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()

  await signIn(page, email, PASSWORD)
  await expectToast(page, 'Failed to sign in. Please check your credentials.')
  await page.getByText('Signed up but never opened the link we mailed you?').waitFor()
  const second = await mail.newest(email, { count: 2 })
  await page.goto(second.links[0] ?? '')
  await verifyButton(page).click()
  await arriveAt(page, '/onboarding')
  // Opened again by someone signed in, it leads on.
  await page.goto(second.links[0] ?? '')
  await arriveAt(page, '/onboarding')
  await leave()

  const elsewhere = await newVisitor()
  await elsewhere.page.goto(second.links[0] ?? '')
  await elsewhere.page.getByRole('main').getByText(DEAD_LINK).waitFor()
  await elsewhere.leave()
})

test.each(['GET', 'HEAD'])(
  'a %s of the mailed link, as mail scanners send it, is answered and changes nothing, with and without cookies',
  async (method) => {
    const { page, context, leave } = await newVisitor()
    const email = await signUp(page)
    await expectToast(page, 'Account created!')
    const [link = ''] = (await mail.newest(email)).links
    const cookies = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ')
    expect(cookies).toContain('sign_up=')
    for (const cookie of ['', cookies]) {
      const answer = await fetch(link, { method, headers: cookie ? { cookie } : {}, redirect: 'manual' })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
      expect((await answer.text()).includes('Verify Email')).toBe(method === 'GET')
    }
    const { rows } = await superuser.query(
      `select (select count(*)::int from auth.sign_up where email = $1) as pending,
         (select count(*)::int from auth."user" where email = $1) as accounts`,
      [email],
    )
    expect(rows).toEqual([{ pending: 1, accounts: 0 }])
    await signIn(page, email, PASSWORD)
    await expectToast(page, 'Failed to sign in. Please check your credentials.')
    await leave()
  },
)

test('a link in a mail of an older release leads to a page that says what to do', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/api/auth/verify-email?token=x&callbackURL=%2Fonboarding')
  const main = page.getByRole('main')
  await main.getByText(DEAD_LINK).waitFor()
  expect(await main.innerText()).toContain(
    "Did you sign up within the last seven days? Sign in, and we'll email you a new link.",
  )
  await leave()
})

test('whatever the server refuses, what was typed behind the mailed link stays', async () => {
  const { page, context, leave } = await newVisitor()
  const email = await signUp(page, { name: 'Olive Owner' })
  const [link = ''] = (await mail.newest(email)).links
  await page.goto(link)
  await verifyButton(page).waitFor()
  // The cookie that makes this browser the one goes while the page is open.
  await context.clearCookies()
  await verifyButton(page).click()
  const [name, password] = [page.getByLabel('Full Name'), page.getByLabel('Password', { exact: true })]
  expect(await name.inputValue()).toBe('Olive Owner')
  await name.fill('Olive Q. Owner')
  for (const weak of ['qwertyuiop12', 'password1234']) {
    await password.fill(weak)
    await verifyButton(page).click()
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
    expect([await name.inputValue(), await password.inputValue()]).toEqual(['Olive Q. Owner', weak])
  }
  await password.fill('seventeen quiet bicycles')
  await verifyButton(page).click()
  await arriveAt(page, '/onboarding')
  await page.getByText('Olive Q. Owner').first().waitFor()
  await leave()
})

test('after signing up by Enter the focus is on what comes next', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Full Name').fill('Vera Visitor')
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Check your email')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Send it again')
  await leave()
})

test('in another browser the link asks for name and password, and only that password counts', async () => {
  const stranger = await newVisitor()
  const email = await signUp(stranger.page, { name: 'Mallory' })
  const message = await mail.newest(email)
  const owner = await newVisitor()
  await owner.page.goto(message.links[0] ?? '')
  await owner.page.getByText(email).waitFor()
  // Not the name that the stranger chose.
  expect(await owner.page.getByLabel('Full Name').inputValue()).toBe('')
  await owner.page.getByLabel('Full Name').fill('Olive Owner')
  await verifyButton(owner.page).click()
  await owner.page.getByText('Enter a password.').waitFor()
  await owner.page.getByLabel('Password', { exact: true }).fill('olive owner olive')
  await verifyButton(owner.page).click()
  await owner.page.getByText('This password is easy to guess.').first().waitFor()
  await owner.page.getByLabel('Password', { exact: true }).fill('seventeen quiet bicycles')
  await verifyButton(owner.page).click()
  await arriveAt(owner.page, '/onboarding')
  await owner.page.getByText('Olive Owner').first().waitFor()
  await owner.leave()

  await signIn(stranger.page, email, PASSWORD)
  await expectToast(stranger.page, 'Failed to sign in. Please check your credentials.')
  await signIn(stranger.page, email, 'seventeen quiet bicycles')
  await arriveAt(stranger.page, '/onboarding')
  await stranger.leave()
})

test('a server error gets the toast and a readable reason, for sign-in and sign-up', async () => {
  const { page, leave } = await newVisitor()
  await superuser.query('revoke select on auth."user" from app_auth')
  try {
    await signIn(page, 'pro@threadlark.test', DEMO_PASSWORD)
    await expectToast(
      page,
      'Failed to sign in. Please check your credentials.',
      'Something went wrong on our side. Please try again.',
    )
    await signUp(page)
    await expectToast(
      page,
      'Failed to create account. Please try again.',
      'Something went wrong on our side. Please try again.',
    )
  } finally {
    await superuser.query('grant select on auth."user" to app_auth')
  }
  await leave()
})

test('an unreachable server is told apart', async () => {
  const { page, leave } = await newVisitor()
  await page.route('**/api/auth/sign-in', (route) => route.abort('connectionrefused'))
  await signIn(page, 'pro@threadlark.test', DEMO_PASSWORD)
  await expectToast(page, 'Failed to sign in. Please check your credentials.', /couldn't reach the server/)
  await leave()
})

test('busy labels show while the server works, and a second press does nothing', async () => {
  const { page, leave } = await newVisitor()
  let calls = 0
  await page.route('**/api/auth/sign-{in,up}', async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await signIn(page, 'pro@threadlark.test', 'wrong password here')
  const busy = page.getByRole('button', { name: 'Signing in...' })
  await busy.waitFor()
  await busy.press('Enter')
  await expectToast(page, 'Failed to sign in. Please check your credentials.')
  expect(calls).toBe(1)
  await signUp(page)
  await page.getByRole('button', { name: 'Creating account...' }).waitFor()
  await expectToast(page, 'Account created!')
  await leave()
})

test("Google: through the provider's own pages to /onboarding, and back again later", async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL(`${googleUrl}/**`)
  await page.getByRole('button', { name: /ada@gmail\.test/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, '/onboarding')
  await page.getByText('Ada Koenig').first().waitFor()
  await leave()

  const later = await newVisitor()
  await later.page.goto('/auth')
  await later.page.getByRole('button', { name: 'Continue with Google' }).click()
  await later.page.getByRole('button', { name: /ada@gmail\.test/ }).click()
  await later.page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(later.page, '/onboarding')
  await later.leave()
  const { rows } = await superuser.query(
    `select a.access_token, a.id_token, p.full_name from auth.account a join profiles p using (user_id) where a.provider_id = 'google'`,
  )
  expect(rows).toEqual([{ access_token: null, id_token: null, full_name: 'Ada Koenig' }])
})

test.each([
  ['cancelled', 'ada@gmail.test', 'Cancel', /cancel/i],
  ['an unverified e-mail', 'unverified@gmail.test', 'Continue', /verif/i],
])(
  'Google, %s: back on /auth with the toast and a reason, signed in as nobody',
  async (_, account, button, reason) => {
    const { page, context, leave } = await newVisitor()
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: new RegExp(account) }).click()
    await page.getByRole('button', { name: button }).click()
    await arriveAt(page, '/auth')
    await expectToast(page, 'Failed to sign in with Google.', reason)
    const cookies = await context.cookies(origin)
    expect(cookies.filter(({ name }) => name.includes('session_token'))).toEqual([])
    await leave()
  },
)

test('Google lets in the owner of an address that a stranger signed up with, and the stranger never', async () => {
  const stranger = await newVisitor()
  const email = await signUp(stranger.page, { name: 'Mallory' })
  await expectToast(stranger.page, 'Account created!')
  const message = await mail.newest(email)

  const { page, leave } = await newVisitor()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Olive Owner')
  await page.getByLabel('E-mail verified').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, '/onboarding')
  await page.getByText('Olive Owner').first().waitFor()
  await leave()

  await signIn(stranger.page, email, PASSWORD)
  await expectToast(stranger.page, 'Failed to sign in. Please check your credentials.')
  await stranger.page.goto(message.links[0] ?? '')
  await stranger.page.getByRole('main').getByText(DEAD_LINK).waitFor()
  const { rows } = await superuser.query(
    'select provider_id from auth.account a join auth."user" u on u.id = a.user_id where u.email = $1',
    [email],
  )
  expect(rows).toEqual([{ provider_id: 'google' }])
  await stranger.leave()
})

test('Google with the e-mail of a password account does not take it over', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill('pro@threadlark.test')
  await page.getByLabel('Name', { exact: true }).fill('Mallory')
  await page.getByLabel('E-mail verified').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, '/auth')
  await expectToast(
    page,
    'Failed to sign in with Google.',
    'You already have an account with this email. Sign in with your password.',
  )
  await leave()
})

test('a forgotten password: mail, new password, sign in; the link works once', async () => {
  const { page, leave } = await newVisitor()
  const email = await signUp(page)
  const verification = await mail.newest(email)
  const other = await newVisitor()
  await other.page.goto(verification.links[0] ?? '')
  await other.page.getByLabel('Full Name').fill('Vera Visitor')
  await other.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await verifyButton(other.page).click()
  await arriveAt(other.page, '/onboarding')

  await page.goto('/auth')
  await page
    .getByRole('link', { name: 'Forgot your password?' })
    .or(page.getByRole('button', { name: 'Forgot your password?' }))
    .click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: /Send/ }).click()
  const message = await mail.newest(email, { count: 2 })
  expect(message.subject).toBe('Choose a new password')
  await page.goto(message.links[0] ?? '')
  await arriveAt(page, '/auth')
  await page.getByLabel('New password', { exact: true }).fill('seventeen quiet bicycles')
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expectToast(page, 'Password changed', 'Sign in with your new password.')

  await other.page.goto('/dashboard')
  await arriveAt(other.page, '/auth')
  await other.leave()

  await page.goto(message.links[0] ?? '')
  await page
    .getByRole('main')
    .getByText(/expired|used/)
    .first()
    .waitFor()
  await signIn(page, email, 'seventeen quiet bicycles')
  await arriveAt(page, '/onboarding')
  await leave()
})

test('the whole sign-in works with the keyboard alone', async () => {
  const { page, leave } = await newVisitor()
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.type('pro@threadlark.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await arriveAt(page, '/dashboard')
  await leave()
})

test.each([
  [1440, false],
  [1440, true],
  [390, false],
  [390, true],
])('at %d px, dark %s: every page of this part is accessible and logs no error', async (width, dark) => {
  const { page, context, leave } = await newVisitor({ width, dark })
  const email = await signUp(page)
  const { links } = await mail.newest(email)
  for (const address of [
    links[0] ?? '',
    '/',
    '/auth',
    '/auth?mode=sign-up',
    '/auth?mode=forgot',
    '/auth?mode=reset&token=x',
    '/auth?mode=confirm&token=x',
    '/nowhere',
    'in another browser',
  ]) {
    const isElsewhere = address === 'in another browser'
    if (isElsewhere) await context.clearCookies()
    await page.goto(isElsewhere ? (links[0] ?? '') : address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  await signIn(page, 'new@threadlark.test', DEMO_PASSWORD)
  await arriveAt(page, '/onboarding')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  await leave()
})

test('an unknown path answers 404, in words that rise one after the other', async () => {
  const { page, leave } = await newVisitor({ motion: true })
  const response = await page.goto('/nowhere-at-all')
  expect(response?.status()).toBe(404)
  const words = page.getByRole('heading', { level: 1, name: 'This thread ends here.' }).locator('span')
  const moves = await words.evaluateAll((all) =>
    all.map((word) => {
      const { animationName, animationDelay } = getComputedStyle(word)
      return { moves: animationName !== 'none', animationDelay }
    }),
  )
  expect(moves).toEqual(
    ['0s', '0.09s', '0.18s', '0.27s'].map((animationDelay) => ({ moves: true, animationDelay })),
  )
  await leave()
})

test("the page's policy allows no script without its nonce, and the nonce is new each time", async () => {
  const policies = await Promise.all([fetch(`${origin}/auth`), fetch(`${origin}/auth`)])
  const [first, second] = policies.map((response) => response.headers.get('content-security-policy') ?? '')
  expect(first).toMatch(/script-src 'nonce-[\w+/=]{22,}' 'strict-dynamic'/)
  expect(first).not.toContain('unsafe')
  expect(first).not.toBe(second)
})
