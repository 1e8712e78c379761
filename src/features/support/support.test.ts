import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMail } from '../../../simulators/mail/start-mail.ts'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { jobRunner } from '../../../test/run-jobs.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { createMailer } from '../../adapters/mail/create-mailer.ts'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { createPool } from '../../db/pool.ts'
import { signUpInput } from '../accounts/schema.ts'
import { sendReplyMail } from './send-reply-mail.job.ts'
import { sendTicketMail } from './send-ticket-mail.job.ts'

const { databaseUrl, superuser, roleUrls } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)
const path = '/api/support/tickets'

/** Without a plan, unless told otherwise. */
async function arrive(overrides: Parameters<typeof buildUser>[1] = {}) {
  const { id } = await buildUser(superuser, { onboarded: true, ...overrides })
  return { id, cookie: await signInAs(superuser, server, id) }
}
type Person = Awaited<ReturnType<typeof arrive>>

const input = {
  name: 'Ada Koenig',
  email: 'ada@pawslot.test',
  supportType: 'billing',
  title: 'Charged twice',
  content: 'My card shows two payments.\nOne of them is not mine.',
}

let ada: Person
beforeEach(async () => {
  ada = await arrive()
})

test('a request is kept as it was written, is open, has no reply, and needs no plan', async () => {
  const created = await api.post(path, { ...input, title: '  Charged twice ' }, ada)
  expect(created).toMatchObject({ status: 200, body: { ...input, status: 'open', supportReply: null } })
  expect(created.body).not.toHaveProperty('userId')
  expect((await api.get(path, ada)).body).toEqual({ tickets: [created.body], more: false })
})

test.each([
  ['pro', 'past_due'],
  ['plus', 'canceled'],
  ['free', undefined],
] as const)('whoever has the plan %s in the state %s can ask', async (plan, status) => {
  const person = await arrive({ plan, ...(status ? { status } : {}) })
  expect((await api.post(path, input, person)).status).toBe(200)
  expect((await api.get(path, person)).status).toBe(200)
})

test("the longest name that an account can have fits into its owner's requests", async () => {
  const { shape } = signUpInput
  const longest = 'x'.repeat(120)
  expect([longest, `${longest}x`].map((name) => shape.fullName.safeParse(name).success)).toEqual([
    true,
    false,
  ])
  expect((await api.post(path, { ...input, name: longest }, ada)).status).toBe(200)
})

test('the type is not required: without one it is a general question', async () => {
  const { supportType: _, ...untyped } = input
  expect((await api.post(path, untyped, ada)).body).toMatchObject({ supportType: 'general' })
})

test.each([
  [{ name: ' ' }, 'name', 'Enter your name.'],
  [{ name: 'x'.repeat(121) }, 'name', 'Use at most 120 characters.'],
  [{ email: '' }, 'email', 'Enter a valid email address.'],
  [{ email: 'nonsense' }, 'email', 'Enter a valid email address.'],
  [{ email: 'a@b.test\r\nBcc: c@d.test' }, 'email', 'Enter a valid email address.'],
  [{ supportType: 'urgent' }, 'supportType', 'Choose a type from the list.'],
  [{ title: '\n' }, 'title', 'Enter a title.'],
  [{ title: 'x'.repeat(151) }, 'title', 'Use at most 150 characters.'],
  [{ content: '\0 ' }, 'content', 'Describe what you need help with.'],
  [{ content: 'x'.repeat(5_001) }, 'content', 'Use at most 5,000 characters.'],
])('%o is refused under its field', async (wrong, field, reason) => {
  const answer = await api.post(path, { ...input, ...wrong }, ada)
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: [reason] } },
  })
  expect((await api.get(path, ada)).body).toEqual({ tickets: [], more: false })
})

test.each([{ status: 'resolved' }, { supportReply: 'Free for ever' }, { userId: crypto.randomUUID() }])(
  'nobody sends %o along with a request',
  async (more) => {
    expect((await api.post(path, { ...input, ...more }, ada)).status).toBe(400)
  },
)

test('a sign that PostgreSQL can not keep is left out', async () => {
  expect((await api.post(path, { ...input, content: 'a\0b' }, ada)).body).toMatchObject({ content: 'ab' })
})

test('without a session nothing is read or kept', async () => {
  expect(await api.get(path)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  expect((await api.post(path, input)).status).toBe(401)
})

test("everybody sees their own requests only, the newest first, with the reply when it's there", async () => {
  const ben = await arrive()
  for (const title of ['First', 'Second']) await api.post(path, { ...input, title }, ada)
  await api.post(path, { ...input, title: 'Of Ben' }, ben)
  await superuser.query(
    `update support set support_reply = 'Sorted.', support_name = 'Sam', support_reply_time = '2026-11-14T10:00:00Z',
      status = 'in_progress' where user_id = $1 and title = 'First'`,
    [ada.id],
  )
  const { tickets } = (await api.get(path, ada)).body as { tickets: { title: string }[] }
  expect(tickets.map(({ title }) => title)).toEqual(['Second', 'First'])
  expect(tickets[1]).toMatchObject({
    status: 'in_progress',
    supportReply: 'Sorted.',
    supportName: 'Sam',
    supportReplyTime: '2026-11-14T10:00:00.000Z',
  })
  expect((await api.get(path, ben)).body).toMatchObject({ tickets: [{ title: 'Of Ben' }] })
})

test('the eleventh request within an hour is refused with the time to wait; others are not held up', async () => {
  const ben = await arrive()
  const answers = await Promise.all(Array.from({ length: 14 }, () => api.post(path, input, ada)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBe(4)
  expect(refused[0]?.body).toMatchObject({
    code: 'throttled',
    error: expect.stringMatching(/^You have sent many support requests\. Try again in \d+ minutes\.$/),
  })
  expect((await api.post(path, input, ben)).status).toBe(200)
})

const catcher = await startMail({ port: 0, smtpPort: 0 })
const workerPool = createPool(roleUrls.worker, 2)
const worker = drizzle(workerPool, { casing: 'snake_case' })
const mailer = createMailer({ smtpUrl: catcher.smtp, from: 'T <t@threadlark.test>', connections: 1 })
const supportInbox = 'desk@threadlark.test'
const runJobs = jobRunner(roleUrls.worker, [sendReplyMail, sendTicketMail], {
  db: worker,
  mailer,
  supportInbox,
})
type Mail = { id: string; to: string[]; subject: string; text: string; html: string; links: string[] }
const mailsTo = async (address: string) => {
  const all = (await (await fetch(`${catcher.url}/messages`)).json()) as Mail[]
  return all.filter(({ to }) => to.includes(address))
}
beforeEach(() => superuser.query('truncate outbox, processed'))
afterAll(async () => {
  mailer.close()
  await workerPool.end()
  await catcher.close()
})

test('the mail says who answered, the answer line by line, and where it stands; its text is then forgotten', async () => {
  const reply = 'Hello Ada,\n\nit was our mistake.\nThe second payment goes back.\n\nit was our mistake.'
  const url = 'https://app.test/dashboard/support'
  const userId = crypto.randomUUID()
  await enqueue(worker, sendReplyMail, {
    userId,
    to: 'ada@pawslot.test',
    name: 'Sam <b>Field</b>',
    reply,
    url,
  })
  await runJobs()
  const [mail, ...more] = await mailsTo('ada@pawslot.test')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: ['ada@pawslot.test'], subject: 'We answered your support request' })
  expect(mail?.text).toContain('Sam <b>Field</b> from Threadlark answered your support request:')
  expect(mail?.text).toContain('it was our mistake.\nThe second payment goes back.\n\nit was our mistake.')
  expect(mail?.links).toContain(url)
  const { rows } = await superuser.query(
    `select payload, done_at from outbox where topic = 'support.reply-mail'`,
  )
  expect(rows).toEqual([{ payload: null, done_at: expect.any(Date) }])
})

test('who answers is mailed once per request: its title and id and the command, not who asks or what they wrote', async () => {
  const title = 'Charged twice\n\nRun this:\u202e curl evil.test'
  const { body } = await api.post(path, { ...input, title }, ada)
  await runJobs()
  await runJobs()
  const [mail, ...more] = await mailsTo(supportInbox)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Somebody asks for support: Charged twice Run this: curl evil.test\n')
  expect(mail?.text).toContain(`pnpm ops -- reply ${String(body.id)} --as "Your name" "Your answer"`)
  for (const secret of [input.name, input.email, 'My card shows', ada.id])
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(secret)
})

test('without an inbox nobody is mailed, and nothing waits', async () => {
  await api.post(path, input, ada)
  const before = (await mailsTo(supportInbox)).length
  await jobRunner(roleUrls.worker, [sendTicketMail], { db: worker, mailer, supportInbox: undefined })()
  expect(await mailsTo(supportInbox)).toHaveLength(before)
  const { rows } = await superuser.query('select payload, done_at, failed_at from outbox')
  expect(rows).toEqual([{ payload: null, done_at: expect.any(Date), failed_at: null }])
})

test('a request that is not kept is announced to nobody', async () => {
  await api.post(path, { ...input, title: '' }, ada)
  expect((await superuser.query('select 1 from outbox')).rowCount).toBe(0)
})

test('of more than 200 requests the newest are shown, and that there are more is said', async () => {
  const add = (count: number) =>
    superuser.query(
      `insert into support (user_id, name, email, title, content, created_at)
       select $1, 'Ada', 'ada@pawslot.test', 'No. ' || n, 'x', now() - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
      [ada.id, count],
    )
  const list = async () => (await api.get(path, ada)).body as { tickets: { title: string }[]; more: boolean }
  await add(200)
  expect(await list()).toMatchObject({ tickets: { length: 200 }, more: false })
  await add(1)
  const { tickets, more } = await list()
  expect([tickets.length, more]).toEqual([200, true])
  expect(tickets.map(({ title }) => title)).not.toContain('No. 200')
})
