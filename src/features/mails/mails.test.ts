import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMail } from '../../../simulators/mail/start-mail.ts'
import { buildUser } from '../../../test/factories.ts'
import { jobRunner } from '../../../test/run-jobs.ts'
import { serveBilling } from '../../../test/serve-billing.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { whileChanging } from '../../../test/while-changing.ts'
import { createMailer } from '../../adapters/mail/create-mailer.ts'
import { createPool } from '../../db/pool.ts'
import { reconcileStale } from '../billing/reconcile-billing.ts'
import { syncCustomerJob } from '../billing/sync-customer.job.ts'
import { remindOfTrialEnds } from './remind-of-trial-ends.ts'
import { sendPlanMail } from './send-plan-mail.job.ts'

const { roleUrls, superuser, server, control, sdk, billing, api } = await serveBilling()
const catcher = await startMail({ port: 0, smtpPort: 0 })
const pool = createPool(roleUrls.worker, 5)
const db = drizzle(pool, { casing: 'snake_case' })
const mailer = createMailer({ smtpUrl: catcher.smtp, from: 'T <t@threadlark.test>', connections: 4 })
const { mailLinks } = server.services
const runSyncs = jobRunner(roleUrls.worker, [syncCustomerJob], { billing })
const runJobs = jobRunner(roleUrls.worker, [syncCustomerJob, sendPlanMail], {
  billing,
  db,
  mailer,
  mailLinks,
})
afterAll(async () => {
  mailer.close()
  await Promise.all([pool.end(), catcher.close()])
})

await control.sendTo(`${server.url}/api/stripe/webhook`, 'whsec_threadlark')

type Person = { id: string; email: string; cookie: string }
let ada: Person

async function arrive(onboarded = true): Promise<Person> {
  const { id, email } = await buildUser(superuser, { onboarded })
  return { id, email, cookie: await signInAs(superuser, server, id) }
}

beforeEach(async () => {
  // Late, in any order and often twice, as webhooks may come.
  await control.deliver({ mode: 'held', shuffle: true, duplicate: 0.6, seed: 7 })
  ada = await arrive()
})

/** Pays without coming back: only webhooks tell of it. */
async function pay(person: Person, plan: 'pro' | 'plus' = 'pro') {
  const { body } = await api.post('/api/stripe/create-checkout-session', { plan }, person)
  const session = String(body.url).match(/cs_\w+/)?.[0] ?? ''
  await control.pay(session)
  const { rows } = await superuser.query('select stripe_customer_id from profiles where user_id = $1', [
    person.id,
  ])
  return { session, customer: rows[0].stripe_customer_id as string }
}

const comeBack = (person: Person, session: string) =>
  api.get(`/api/stripe/verify-session?session_id=${session}`, person)

async function hear(run = runJobs) {
  await control.flush()
  await run()
  // What the syncs asked for.
  await run()
}

/** Half a day past the end of the running period, before Stripe tries a failed card again. */
async function passRenewal(customer: string) {
  const { clock, subscriptions } = await control.stateOf(customer)
  const end = subscriptions[0]?.items.data[0]?.current_period_end ?? 0
  await control.advanceDays(customer, (end - clock.now) / 86_400 + 0.5)
}

async function changeSubscription(customer: string, changes: Parameters<typeof sdk.subscriptions.update>[1]) {
  const [subscription] = (await control.stateOf(customer)).subscriptions
  await sdk.subscriptions.update(subscription?.id ?? '', changes)
}

async function setTrialEnd(customer: string, hoursFromNow: number) {
  const trial_end = Math.round(Date.now() / 1000 + hoursFromNow * 3600)
  await changeSubscription(customer, { trial_end })
  await hear()
  return new Date(trial_end * 1000)
}

type Mail = { subject: string; text: string; html: string; headers: Record<string, string>; links: string[] }

/** What has really arrived, oldest first. */
async function mailsTo({ email }: Person) {
  const response = await fetch(`${catcher.url}/messages?to=${encodeURIComponent(email)}`)
  return ((await response.json()) as Mail[]).toReversed()
}
const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject)

const WELCOME = 'Where to start with Threadlark'
const FAILED = 'Your payment failed'
const day = (at: Date) => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

test('a plan that begins is welcomed once, with five steps, from however many sides it is heard of', async () => {
  const { session } = await pay(ada)
  await Promise.all([control.flush(), comeBack(ada, session), comeBack(ada, session), runJobs()])
  await hear()
  await reconcileStale(billing, { olderThanSeconds: 0 })
  await runJobs()
  const [mail, ...more] = await mailsTo(ada)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(WELCOME)
  expect(mail?.text.match(/^\d\. .+$/gm)).toEqual([
    '1. Open your feed and pick one post you can truly help with.',
    '2. Read the community rules beside it before you write.',
    '3. Draft a comment, then make it yours: add what only you know.',
    '4. Paste it on Reddit yourself. We never post for you.',
    '5. Note it under Activity, and keep to a few comments a day.',
  ])
  expect(mail?.html).toContain('We never post for you.')
  expect(mail?.links).toEqual(expect.arrayContaining([mailLinks.dashboard, mailLinks.tipsOffPage(ada.id)]))
})

test('whoever pays before the setup is done is welcomed when it is', async () => {
  const ben = await arrive(false)
  const { session } = await pay(ben)
  await hear()
  expect(await subjectsTo(ben)).toEqual([])
  await comeBack(ben, session)
  await runJobs()
  expect(await subjectsTo(ben)).toEqual([WELCOME])
})

test('whoever comes back after a plan has ended is not new', async () => {
  const { customer } = await pay(ada)
  await hear()
  const [first] = (await control.stateOf(customer)).subscriptions
  await control.advanceDays(customer, 1)
  await sdk.subscriptions.cancel(first?.id ?? '')
  await hear()
  await pay(ada, 'plus')
  await hear()
  expect(await subjectsTo(ada)).toEqual([WELCOME])
})

test("on Stripe's own clock the end of a trial is announced 24 to 36 hours before, once", async () => {
  const { customer } = await pay(ada)
  await hear()
  const asked: number[] = []
  for (let hours = 0; hours < 80; hours += 8) {
    const { clock, subscriptions } = await control.stateOf(customer)
    // Five workers look at the same moment.
    const now = new Date(clock.now * 1000)
    await Promise.all(Array.from({ length: 5 }, () => remindOfTrialEnds(billing.db, now)))
    const { rows } = await superuser.query(
      `select payload from outbox where topic = 'mails.plan' and payload->>'userId' = $1 and done_at is null`,
      [ada.id],
    )
    const left = ((subscriptions[0]?.trial_end ?? 0) - clock.now) / 3600
    asked.push(...rows.map(() => left))
    await runJobs()
    await control.advanceDays(customer, 8 / 24)
    await hear()
  }
  expect(asked).toEqual([expect.any(Number)])
  expect(asked[0]).toBeGreaterThan(24)
  expect(asked[0]).toBeLessThanOrEqual(36)
})

test('the mail about the end of a trial says price, moment and how to cancel', async () => {
  const { customer } = await pay(ada, 'plus')
  const end = await setTrialEnd(customer, 30)
  await remindOfTrialEnds(billing.db)
  await runJobs()
  const mail = (await mailsTo(ada)).at(-1)
  expect(mail?.subject).toBe(`Your free trial ends on ${day(end)}`)
  const time = end.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })
  const said = mail?.text.replaceAll(/\s+/g, ' ')
  expect(said).toContain(
    `ends on ${day(end)} at ${time} UTC. Then your card is charged $49 for the first month of Plus.`.replaceAll(
      /\s+/g,
      ' ',
    ),
  )
  expect(said).toContain('To pay nothing, cancel before then: open Settings and choose Manage Billing.')
  expect(new Set(mail?.links)).toEqual(new Set([mailLinks.settings]))
})

test('whoever has asked to be deleted hears no more of their plan', async () => {
  const { customer } = await pay(ada)
  await setTrialEnd(customer, 30)
  await superuser.query('update auth."user" set deletion_asked_at = now() where id = $1', [ada.id])
  await remindOfTrialEnds(billing.db)
  await runJobs()
  expect(await subjectsTo(ada)).toEqual([WELCOME])
})

test('a reminder that is late still comes, a new date is told anew, and whoever has cancelled hears nothing', async () => {
  const { customer } = await pay(ada)
  const late = await setTrialEnd(customer, 2)
  for (let look = 0; look < 3; look += 1) await remindOfTrialEnds(billing.db)
  await runJobs()
  const extended = await setTrialEnd(customer, 35)
  await remindOfTrialEnds(billing.db)
  await runJobs()
  const told = [late, extended].map((end) => `Your free trial ends on ${day(end)}`)
  expect(await subjectsTo(ada)).toEqual([WELCOME, ...told])

  const ben = await arrive()
  const { customer: his } = await pay(ben)
  await changeSubscription(his, { cancel_at_period_end: true })
  await setTrialEnd(his, 30)
  await remindOfTrialEnds(billing.db)
  await runJobs()
  expect(await subjectsTo(ben)).toEqual([WELCOME])
})

test('a new date that is stored while the round looks is still told', async () => {
  const { customer } = await pay(ada)
  const old = await setTrialEnd(customer, 2)
  const extended = new Date(old.getTime() + 33 * 3_600_000)
  const extend = {
    text: 'update profiles set trial_ends_at = $2 where user_id = $1',
    values: [ada.id, extended],
  }
  await whileChanging(superuser, extend, () => remindOfTrialEnds(billing.db))
  await remindOfTrialEnds(billing.db)
  await runJobs()
  expect(await subjectsTo(ada)).toContain(`Your free trial ends on ${day(extended)}`)
})

test('nothing is sent once the trial has ended, not even what was asked for before', async () => {
  const { customer } = await pay(ada)
  const end = await setTrialEnd(customer, 3 / 3600)
  expect((await remindOfTrialEnds(billing.db, new Date(end.getTime() - 1000))).asked).toBe(1)
  await wait(end.getTime() - Date.now() + 200)
  // The row still says 'trialing': no webhook has come.
  await runJobs()
  expect(await subjectsTo(ada)).toEqual([WELCOME])
  const ben = await arrive()
  const { customer: his } = await pay(ben)
  const over = await setTrialEnd(his, 30)
  expect((await remindOfTrialEnds(billing.db, new Date(over.getTime() + 1000))).asked).toBe(0)
})

test('each failed period is told once, however long it stays unpaid and however often it is heard of', async () => {
  const { customer } = await pay(ada)
  await control.advanceDays(customer, 3.1)
  await hear()
  await control.failNextCharge(customer)
  await passRenewal(customer)
  await hear()
  await hear()
  await reconcileStale(billing, { olderThanSeconds: 0 })
  await runJobs()
  expect(await subjectsTo(ada)).toEqual([WELCOME, FAILED])
  const mail = (await mailsTo(ada)).at(-1)
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    "We could not charge your card $19 for this month of Pro. Until it is paid, your feed stays closed and your products can't be changed.",
  )
  expect(new Set(mail?.links)).toEqual(new Set([mailLinks.settings]))

  await control.advanceDays(customer, 4)
  await hear()
  await control.failNextCharge(customer)
  await passRenewal(customer)
  await hear()
  expect(await subjectsTo(ada)).toEqual([WELCOME, FAILED, FAILED])
})

test('a payment that went through before the mail was sent is not mourned', async () => {
  const { customer } = await pay(ada)
  await hear()
  await control.failNextCharge(customer)
  await control.advanceDays(customer, 3.1)
  await hear(runSyncs)
  await control.advanceDays(customer, 4)
  await hear(runSyncs)
  await superuser.query('update outbox set enqueued_at = null where done_at is null')
  await runJobs()
  expect(await subjectsTo(ada)).toEqual([WELCOME])
})

test('many lives at once, their webhooks shuffled and doubled: every mail exactly once', {
  timeout: 60_000,
}, async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => arrive()))
  const customers = await Promise.all(people.map(async (person) => (await pay(person)).customer))
  const pass = async (step: (customer: string) => Promise<unknown>) => {
    await Promise.all(customers.map(step))
    await Promise.all([control.flush(), runJobs(), runJobs()])
  }
  const hesitate = async () => {
    await pass((customer) => changeSubscription(customer, { cancel_at_period_end: true }))
    await pass((customer) => changeSubscription(customer, { cancel_at_period_end: false }))
  }
  await hesitate()
  await pass((customer) => control.advanceDays(customer, 3.1))
  await pass(control.failNextCharge)
  await pass(passRenewal)
  await hesitate()
  await Promise.all([hear(), hear()])
  const told = await Promise.all(people.map(subjectsTo))
  expect(told.map((subjects) => subjects.toSorted())).toEqual(people.map(() => [WELCOME, FAILED]))
})

test('a mail server that is away for a moment delays a mail and doubles none', async () => {
  await fetch(`${catcher.url}/__control/smtp-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: { to: ada.email }, fault: { reply: 451 }, times: 2 }),
  })
  await pay(ada)
  await hear()
  expect(await subjectsTo(ada)).toEqual([WELCOME])
})

test('only the welcome carries a way out; by it tips stop, and mails about money still come', async () => {
  const { customer } = await pay(ada)
  await hear()
  const [welcome] = await mailsTo(ada)
  expect(welcome?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const address = welcome?.headers['list-unsubscribe']?.match(/^<(.+)>$/)?.[1] ?? ''
  // As a mail provider does it: no cookie, another origin, no redirect followed.
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(200)
  expect((await api.get('/api/account', ada)).body).toMatchObject({ tipsByEmail: false })

  await setTrialEnd(customer, 30)
  await remindOfTrialEnds(billing.db)
  await runJobs()
  await control.failNextCharge(customer)
  await control.advanceDays(customer, 3)
  await hear()
  const [, reminder, failure] = await mailsTo(ada)
  expect(failure?.subject).toBe(FAILED)
  for (const mail of [reminder, failure]) expect(mail?.headers).not.toHaveProperty('list-unsubscribe')
})

test('whoever has turned tips off gets no welcome', async () => {
  await api.put('/api/mails/tips', { tipsByEmail: false }, ada)
  const { customer } = await pay(ada)
  await hear()
  await control.failNextCharge(customer)
  await control.advanceDays(customer, 3.1)
  await hear()
  expect(await subjectsTo(ada)).toEqual([FAILED])
})

test('with the account goes what it was written about, and what waits for it is not sent', async () => {
  await pay(ada)
  await hear(runSyncs)
  const occasions = async () =>
    (await superuser.query('select occasion from mail_occasions where user_id = $1', [ada.id])).rows
  expect(await occasions()).toEqual([{ occasion: 'welcome' }])
  await superuser.query('delete from auth."user" where id = $1', [ada.id])
  await superuser.query('update outbox set enqueued_at = null where done_at is null')
  await runJobs()
  expect(await occasions()).toEqual([])
  expect(await subjectsTo(ada)).toEqual([])
})
