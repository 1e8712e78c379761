import { hashPassword } from 'better-auth/crypto'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { browserArgs } from '../../scripts/stack/browser-args.ts'
import { localEnvironment } from '../../scripts/stack/local-environment.ts'
import { skipHints } from '../../scripts/stack/skip-hints.ts'
import { brand } from '../../src/brand.ts'
import { signInAs } from '../sign-in.ts'
import { buildUser } from '../factories.ts'
import { arriveAt, expectAccessible, expectToast, newVisitor } from './browser.ts'
import { calm } from './drafting.ts'
import { newUser, superuser } from './signed-in.ts'
import { findTodaysThreads } from './todays-threads.ts'

const origin = inject('origin')
const PASSWORD = 'violet-otter-drums-at-dawn'
const PATIENT_MS = 120_000

let browser: Browser | undefined
afterEach(calm)
afterAll(() => browser?.close())

/** Chromium without windows of its own shows no notifications: this takes the whole one. */
async function openWholeBrowser(userId: string) {
  browser ??= await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserArgs })
  const context = await browser.newContext({ baseURL: origin })
  context.setDefaultTimeout(PATIENT_MS)
  await skipHints(context)
  await context.grantPermissions(['notifications'], { origin })
  const { AUTH_SECRET } = localEnvironment({ port: 0, simPort: 0, env: {} })
  const cookie = await signInAs(superuser, { config: { origin, authSecret: AUTH_SECRET } }, userId)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  return { context, page: await context.newPage() }
}

/** Answers what pushes a message, as a push service would. */
async function register(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  // Those of a context that was closed are told of as well.
  const registered = new Set<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) {
      if (isDeleted) registered.delete(registrationId)
      else registered.add(registrationId)
    }
  })
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' })
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => registered.size).toBeGreaterThan(0)
  const registrationId = [...registered].at(-1) ?? ''
  return (data: unknown) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
  })

/** As a click on it does. Gives what it opens: a browser lets nobody but a person open windows. */
async function clickOn(page: Page, tag: string) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('No service worker')
  return worker.evaluate(async (tag) => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; clients: object }
    const opened: string[] = []
    Reflect.set(scope.clients, 'openWindow', async (url: string) => void opened.push(url))
    const [notification] = await scope.registration.getNotifications({ tag })
    const Click = Reflect.get(globalThis, 'NotificationEvent') as new (
      type: string,
      init: { notification: Notification | undefined },
    ) => Event
    dispatchEvent(new Click('notificationclick', { notification }))
    return opened
  }, tag)
}

/** A thread of the user's list, as emails and notifications name it. */
async function addressOf(userId: string, title: string) {
  const { rows } = await superuser.query<{ post: string; product: string }>(
    `select posts.id as post, verdicts.product_id as product from reddit.posts join reddit.verdicts on verdicts.post_id = posts.id
     where verdicts.user_id = $1 and posts.title = $2`,
    [userId, title],
  )
  return `/dashboard/today?thread=${rows[0]?.post}&for=${rows[0]?.product}`
}

const heading = (page: Page, title: string) => page.getByRole('dialog').getByText(title).first()

test('a push is shown, a newer one of the same thread takes its place, and a click opens the thread', async () => {
  const user = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const [title = ''] = await findTodaysThreads(user.id)
  const url = await addressOf(user.id, title)
  const { page, context } = await openWholeBrowser(user.id)
  await page.goto('/dashboard/activity')
  const push = await register(page)

  await push({ id: 'n1', title: 'A strong fit in r/devops', body: title, url })
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'A strong fit in r/devops', body: title, tag: 'n1', url: origin + url }])
  await push({ id: 'n1', title: 'Two strong fits', body: title, url })
  await expect.poll(async () => (await shown(page)).map((one) => one.title)).toEqual(['Two strong fits'])

  expect(await clickOn(page, 'n1')).toEqual([origin + url])
  await page.goto(origin + url)
  await heading(page, title).waitFor()
  expect(await shown(page)).toEqual([])
  await context.close()
})

test('what makes no sense, or leads elsewhere, leads to Today', async () => {
  const user = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const { page, context } = await openWholeBrowser(user.id)
  await page.goto('/dashboard/activity')
  const push = await register(page)
  for (const nonsense of ['no JSON', 'null', '[]', { id: 1, title: 'x' }, { title: 'x', body: 'y' }])
    await push(nonsense)
  await push({ id: 'away', title: 'Elsewhere', body: '', url: 'https://elsewhere.example/dashboard' })
  await expect
    .poll(async () => Object.fromEntries((await shown(page)).map(({ title, tag }) => [tag, title])))
    .toEqual({ away: 'Elsewhere', today: 'Something new on Today' })
  expect(await clickOn(page, 'away')).toEqual([`${origin}/dashboard/today`])
  await context.close()
})

test('no page comes from the worker, and a browser asks whether it is the newest', async () => {
  const { page, leave } = await newVisitor()
  const answer = await page.request.get('/sw.js')
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/javascript'),
  })
  expect(await answer.text()).not.toContain("'fetch'")
  const manifest = await page.request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toBe('application/manifest+json')
  expect((await manifest.json()).name).toBe(brand.name)
  await page.goto('/pricing')
  const named = await page.evaluate(() =>
    ['manifest', 'apple-touch-icon'].map((rel) =>
      document.querySelector(`link[rel=${rel}]`)?.getAttribute('href'),
    ),
  )
  expect(named).toEqual(['/manifest.webmanifest', '/apple-touch-icon.png'])
  await leave()
})

test("a thread's address leads through sign-in into its draft, and leaves the address once it's closed", async () => {
  const email = `opened-${Date.now()}@e2e.test`
  const user = await buildUser(superuser, { email, plan: 'plus', onboarded: true })
  await superuser.query(
    `insert into auth.account (user_id, account_id, provider_id, password) values ($1, $2, 'credential', $3)`,
    [user.id, user.id, await hashPassword(PASSWORD)],
  )
  const [, title = ''] = await findTodaysThreads(user.id)
  const url = await addressOf(user.id, title)
  const { page, leave } = await newVisitor()
  await page.goto(url)
  await arriveAt(page, '/auth')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(origin + url)
  await heading(page, title).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForURL(`${origin}/dashboard/today`)
  await page.getByText('3 threads worth answering').waitFor()
  // Only once: the next way to the dashboard is the usual one.
  await page.goto('/dashboard')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await leave()
})

test('a thread that is gone says so over the list, and the list can be had by email', async () => {
  const { page, leave, user } = await newUser({ plan: 'plus' })
  const [title = ''] = await findTodaysThreads(user.id)
  const product = new URL(origin + (await addressOf(user.id, title))).searchParams.get('for')
  await page.goto(`/dashboard/today?thread=1gone&for=${product}`)
  await expectToast(
    page,
    "We couldn't open this thread.",
    'This post was removed on Reddit, or is older than two days.',
  )
  await page.waitForURL(`${origin}/dashboard/today`)
  await page.getByText('3 threads worth answering').waitFor()

  const offer = page.getByRole('region', { name: 'Get it by email' })
  await offer.getByRole('button', { name: 'Turn on' }).click()
  await expectToast(page, 'Daily email is on.')
  await offer.waitFor({ state: 'detached' })
  await expectAccessible(page)
  await page.reload()
  await page.getByText('3 threads worth answering').waitFor()
  expect(await offer.count()).toBe(0)
  await leave()
})
