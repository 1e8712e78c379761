import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { buildTicket } from '../factories.ts'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { mailbox } from './mailbox.ts'
import { newUser, superuser, without } from './signed-in.ts'

const COLUMNS = 'insert (user_id, name, email, support_type, title, content) on support'

const form = (page: Page) => page.getByRole('dialog', { name: 'New Support Request' })
const newRequest = (page: Page) => page.getByRole('button', { name: 'New Support Request' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Request' })

/** As an operator answers: by the command, on the database of the stack. */
async function ops(...args: string[]) {
  const env = { DATABASE_URL: inject('databaseUrl'), ORIGIN: inject('origin'), PATH: process.env.PATH ?? '' }
  const child = spawn(process.execPath, ['scripts/ops.ts', ...args], { env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}

type Look = { title?: string; status?: string; type?: string; createdAt?: string; reply?: string }

async function ask(userId: string, { title, status, type, createdAt, reply }: Look) {
  const id = await buildTicket(superuser, userId)
  await superuser.query(
    `update support set title = $2, status = $3, support_type = $4, created_at = $5, content = 'What I asked',
      support_reply = $6 where id = $1`,
    [id, title ?? 'A request', status ?? 'open', type ?? 'general', createdAt ?? new Date(), reply ?? null],
  )
  return id
}

test('from no requests to the first one, by keyboard alone; each missing field is named', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro', name: 'Sue Support' })
  await page.goto('/dashboard/support')
  await page.getByText('No support requests yet').waitFor()
  await expectAccessible(page)
  await newRequest(page).focus()
  await page.keyboard.press('Enter')
  const dialog = form(page)
  await dialog.waitFor()
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Sue Support')
  expect(await dialog.getByLabel('Email').inputValue()).toBe(user.email)
  expect(await dialog.getByLabel('Support Type').inputValue()).toBe('general')
  expect(await dialog.getByRole('option').allTextContents()).toEqual([
    'Technical Issue',
    'Billing & Payment',
    'Feature Request',
    'Bug Report',
    'General Question',
  ])

  await dialog.getByLabel('Name').fill('')
  await dialog.getByLabel('Email').fill('nonsense')
  await page.keyboard.press('Enter')
  for (const reason of [
    'Enter your name.',
    'Enter a valid email address.',
    'Enter a title.',
    'Describe what you need help with.',
  ]) {
    await dialog.getByText(reason).waitFor()
  }
  await expectAccessible(page)
  // The first wrong field has the focus, and keeps it while it is being mended.
  await page.keyboard.type('Sue')
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Sue')
  expect(await dialog.getByText('Enter your name.').count()).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.type('sue@support.test')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Charged twice')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Two payments on one day.')
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Support request created successfully')
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Charged twice' }).focus()
  await page.keyboard.press('Enter')
  const detail = page.getByRole('dialog', { name: 'Charged twice' })
  await detail.getByText('Two payments on one day.').waitFor()
  await detail
    .getByText('No response yet. It will appear here, and we mail it to sue@support.test.')
    .waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Charged twice')
  const { rows } = await superuser.query('select * from support where user_id = $1', [user.id])
  expect(rows).toMatchObject([
    { name: 'Sue', email: 'sue@support.test', support_type: 'general', status: 'open', support_reply: null },
  ])
  await leave()
})

/** What a person would call it; of our colours with so little chroma that none is seen, grey. */
function nameColour(computed: string) {
  const [, chroma, hue] = /^oklch\([\d.]+ ([\d.]+) ([\d.]+)\)$/.exec(computed)?.map(Number) ?? []
  if (chroma === undefined || hue === undefined) return computed
  if (chroma <= 0.012) return 'grey'
  const names = [
    { name: 'yellow', from: 75, to: 110 },
    { name: 'green', from: 140, to: 170 },
    { name: 'blue', from: 230, to: 270 },
  ]
  return names.find(({ from, to }) => hue >= from && hue <= to)?.name ?? computed
}

test('cards tell type, status in its colour, reply and date, newest first; nobody sees those of others', async () => {
  const { page, leave, user } = await newUser({ plan: 'plus' })
  const other = await newUser({ plan: 'plus' })
  await ask(other.user.id, { title: 'Not yours' })
  const day = (n: number) => `2026-11-0${n}T12:00:00Z`
  await ask(user.id, { title: 'One', status: 'open', type: 'technical', createdAt: day(1) })
  await ask(user.id, { title: 'Two', status: 'in_progress', type: 'billing', createdAt: day(2) })
  await ask(user.id, { title: 'Three', status: 'resolved', type: 'bug', createdAt: day(3), reply: 'Yes' })
  await ask(user.id, { title: 'Four', status: 'closed', type: 'feature', createdAt: day(4) })
  await page.goto('/dashboard/support')
  const cards = page.getByRole('main').getByRole('listitem')
  await cards.first().waitFor()
  const seen = await cards.evaluateAll((all) =>
    all.map((card) => ({
      title: card.querySelector('h2')?.textContent,
      text: card.textContent,
      badges: [...card.querySelectorAll('[data-slot=badge]')].map((badge) => badge.textContent),
      background: getComputedStyle(card.querySelector('[data-slot=badge]') ?? card).backgroundColor,
    })),
  )
  const tail = 'What I asked'
  expect(seen.map(({ background, ...card }) => ({ ...card, colour: nameColour(background) }))).toEqual([
    {
      title: 'Four',
      text: `Feature RequestclosedNovember 4, 2026Four${tail}`,
      badges: ['closed'],
      colour: 'grey',
    },
    {
      title: 'Three',
      text: `Bug ReportresolvedReplyNovember 3, 2026Three${tail}`,
      badges: ['resolved', 'Reply'],
      colour: 'green',
    },
    {
      title: 'Two',
      text: `Billing & Paymentin progressNovember 2, 2026Two${tail}`,
      badges: ['in progress'],
      colour: 'yellow',
    },
    {
      title: 'One',
      text: `Technical IssueopenNovember 1, 2026One${tail}`,
      badges: ['open'],
      colour: 'blue',
    },
  ])
  await expectAccessible(page)
  await other.leave()
  await leave()
})

test('of very many requests the newest are shown, and where the others are', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro' })
  await superuser.query(
    `insert into support (user_id, name, email, title, content, created_at)
     select $1, 'Uma', 'uma@e2e.test', 'No. ' || n, 'x', now() - n * interval '1 minute'
     from generate_series(1, 201) n`,
    [user.id],
  )
  await page.goto('/dashboard/support')
  await page.getByText('These are your newest 200 requests.').waitFor()
  expect(await page.getByRole('button', { name: /^No\. / }).count()).toBe(200)
  await leave()
})

test('a reply that comes while the page is open shows and is announced without a reload, and arrives by mail', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro' })
  const email = `asker-${user.id}@support.test`
  const [first, second] = [await ask(user.id, { title: 'First' }), await ask(user.id, { title: 'Second' })]
  await superuser.query('update support set email = $2 where user_id = $1', [user.id, email])
  await page.clock.install()
  await page.goto('/dashboard/support')
  await page.getByRole('button', { name: 'First' }).waitFor()
  const card = page.getByRole('listitem').filter({ hasText: 'First' })
  expect(await card.getByText('Reply', { exact: true }).count()).toBe(0)

  await ops('reply', first, '--as', 'Sam Field', '--status', 'in_progress', 'We look into it.\n\nSoon more.')
  await page.clock.runFor(10_500)
  await card.getByText('Reply', { exact: true }).waitFor()
  await card.getByText('in progress', { exact: true }).waitFor()
  await page.getByRole('status').filter({ hasText: 'New reply to "First"' }).waitFor({ state: 'attached' })

  // A page that nobody can see asks for nothing.
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/support/tickets')) asked += 1
  })
  const setVisible = (state: string) =>
    page.evaluate(
      (now) => Object.defineProperty(document, 'visibilityState', { value: now, configurable: true }),
      state,
    )
  await setVisible('hidden')
  await page.clock.runFor(60_000)
  expect(asked).toBe(0)
  await setVisible('visible')
  await page.clock.runFor(10_500)
  expect(asked).toBe(1)

  // An open dialog shows it, too; coming back to the window is enough to ask.
  await page.getByRole('button', { name: 'Second' }).click()
  const detail = page.getByRole('dialog', { name: 'Second' })
  await detail.getByText('No response yet.').waitFor()
  await ops('reply', second, '--as', 'Kim', 'Done.')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await detail.getByText('Done.').waitFor()
  await detail.getByText('Kim', { exact: true }).waitFor()
  const answered = await superuser.query('select support_reply_time as at from support where id = $1', [
    second,
  ])
  const time = detail.locator('section', { hasText: 'Support response' }).locator('time')
  expect(await time.getAttribute('datetime')).toBe(answered.rows[0].at.toISOString())
  expect(await time.innerText()).toMatch(/^\w+ \d+, \d{4} at \d+:\d\d [AP]M$/)
  expect(await detail.locator('[aria-live=polite]').textContent()).toContain('Done.')
  expect(await detail.locator('[data-slot=thread-line]').count()).toBe(1)
  await expectAccessible(page)

  const mail = await mailbox(inject('simulators').mail).newest(email, { count: 2 })
  expect(mail.subject).toBe('We answered your support request')
  expect(mail.links).toContain(`${inject('origin')}/dashboard/support`)
  await leave()
})

test('while the list is on its way rows stand in its place; when it fails it says so and loads at the next try', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro' })
  await ask(user.id, { title: 'Kept' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/support/tickets', async (route) => {
    await held
    await route.continue()
  })
  await without('select on support', 'app_user', async () => {
    await page.goto('/dashboard/support')
    await page.getByText('Loading support requests...').waitFor({ state: 'attached' })
    expect(await page.locator('[data-slot=ticket-skeleton]').count()).toBe(3)
    await expectAccessible(page)
    answer()
    await expectToast(page, 'Failed to load support tickets')
    await page.getByRole('main').getByRole('alert').getByText('Failed to load support tickets').waitFor()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Kept' }).waitFor()
  // What is shown stays when a later look fails.
  await without('select on support', 'app_user', async () => {
    const looked = page.waitForResponse((response) => response.url().endsWith('/api/support/tickets'))
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    expect((await looked).status()).toBe(500)
  })
  expect(await page.getByRole('button', { name: 'Kept' }).count()).toBe(1)
  await leave()
})

test('a request that can not be kept is told, stays in the form, and is not thrown away by a stray press', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/support')
  await newRequest(page).click()
  await form(page).getByLabel('Title').fill('Kept title')
  await form(page).getByLabel('Description').fill('Kept text')
  await form(page).getByLabel('Support Type').selectOption({ label: 'Bug Report' })
  await without(COLUMNS, 'app_user', async () => {
    await send(page).click()
    await expectToast(page, 'Failed to create support request')
    await form(page).getByRole('alert').waitFor()
  })
  await page.keyboard.press('Escape')
  const asking = page.getByRole('alertdialog', { name: 'Discard your request?' })
  await asking.getByRole('button', { name: 'Keep editing' }).click()
  expect(await form(page).getByLabel('Description').inputValue()).toBe('Kept text')
  await send(page).click()
  await expectToast(page, 'Support request created successfully')
  await page.getByRole('listitem').filter({ hasText: 'Bug Report' }).waitFor()

  await newRequest(page).click()
  expect(await form(page).getByLabel('Title').inputValue()).toBe('')
  await form(page).getByLabel('Title').fill('Thrown away')
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await asking.getByRole('button', { name: 'Discard' }).click()
  await form(page).waitFor({ state: 'hidden' })
  await leave()
})

async function expectNothingCutOff(page: Page) {
  const widths = await page
    .locator('html, [data-slot=drawer-content]')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(widths).toEqual([0, 0])
}

test('on a phone in the dark both dialogs are drawers that fit', async () => {
  const { page, leave, user } = await newUser({ plan: 'pro', width: 390, dark: true })
  await ask(user.id, { title: 'Averylongwordwithoutanyspaces'.repeat(5), reply: 'Yes\nNo' })
  await page.goto('/dashboard/support')
  await page.getByRole('button', { name: /^Averylong/ }).click()
  await page.getByRole('dialog', { name: /^Averylong/ }).waitFor()
  await expectNothingCutOff(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await newRequest(page).click()
  await form(page).waitFor()
  await expectNothingCutOff(page)
  await expectAccessible(page)
  await leave()
})

test('sidebar and user menu lead here; without a session the way leads to /auth', async () => {
  const { page, leave } = await newUser({ plan: 'pro' })
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await arriveAt(page, '/dashboard/support')
  await page.waitForFunction(() => document.title === 'Support · Threadlark')
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: /Uma User/ }).click()
  await page.getByRole('menuitem', { name: 'Support' }).click()
  await arriveAt(page, '/dashboard/support')
  await leave()
  const visitor = await newVisitor()
  await visitor.page.goto('/dashboard/support')
  await arriveAt(visitor.page, '/auth')
  await visitor.leave()
})

test('whoever has no plan can ask here, although the rest of the dashboard waits for one', async () => {
  const { page, leave } = await newUser()
  await page.goto('/dashboard/support')
  await newRequest(page).click()
  await form(page).getByLabel('Title').fill('My card is refused')
  await form(page).getByLabel('Description').fill('What can I do?')
  await send(page).click()
  await expectToast(page, 'Support request created successfully')
  const desk = mailbox(inject('simulators').mail)
  const notices = async () =>
    (await desk.list('support@threadlark.test')).filter(({ text }) => text.includes('My card is refused'))
  await expect.poll(notices).toMatchObject([{ subject: 'A new support request' }])
  await page.getByRole('link', { name: 'My Products', exact: true }).click()
  await page.getByRole('dialog', { name: 'Choose your plan' }).waitFor()
  await leave()
})
