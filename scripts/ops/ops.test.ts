import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMail } from '../../simulators/mail/start-mail.ts'
import { createMailer } from '../../src/adapters/mail/create-mailer.ts'
import { createPool } from '../../src/db/pool.ts'
import { sendReplyMail } from '../../src/features/support/send-reply-mail.job.ts'
import { cloneDatabase } from '../../test/database.ts'
import { buildTicket, buildUser } from '../../test/factories.ts'
import { jobRunner } from '../../test/run-jobs.ts'
import { runOps } from './run-ops.ts'

const { databaseUrl, superuser, roleUrls } = await cloneDatabase()

const ORIGIN = 'https://app.test'
const env = { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl, ORIGIN }

type Call = { input?: string; env?: Record<string, string> }

const ops = (args: string[], { input = '', env: more = {} }: Call = {}) =>
  runOps(args, { env: { ...env, ...more }, stdin: Readable.from([input]) })

/** Runs the command as an operator does. */
async function opsProcess(args: string[], input = '') {
  const child = spawn('pnpm', ['--silent', 'ops', '--', ...args], { env })
  child.stdin.end(input)
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { out, err, code }
}

type Ticket = { title?: string; content?: string; email?: string; status?: string; age?: string }

async function ask({ title = 'Charged twice', content = 'Twice!', email, status, age }: Ticket = {}) {
  const user = await buildUser(superuser)
  const id = await buildTicket(superuser, user.id)
  await superuser.query(
    `update support set title = $2, content = $3, email = $4, status = $5, created_at = now() - $6::interval where id = $1`,
    [id, title, content, email ?? user.email, status ?? 'open', age ?? '0'],
  )
  return { id, email: email ?? user.email, accountEmail: user.email }
}

const rowOf = async (id: string) =>
  (await superuser.query('select * from support where id = $1', [id])).rows[0] as Record<string, unknown>
const mails = async () =>
  (await superuser.query(`select topic, payload from outbox order by created_at`)).rows as {
    topic: string
    payload: Record<string, string>
  }[]

beforeEach(() => superuser.query('truncate support, outbox'))

test('tickets lists what is to be done, longest waiting first, and what is done at the end', async () => {
  const done = await ask({ title: 'Done', status: 'resolved', age: '9 days' })
  const young = await ask({ title: 'Young', age: '1 hour' })
  const old = await ask({ title: 'Old', status: 'in_progress', age: '2 days' })
  const { out, code } = await ops(['tickets'])
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines.map((line) => line.split('  ')[0])).toEqual([old.id, young.id, done.id])
  expect(lines[0]).toMatch(/UTC {2}in_progress .*general .*Old$/)
})

test('tickets --status shows one status only, and says when there is none', async () => {
  await ask({ title: 'Mine', status: 'closed' })
  const open = await ask({ title: 'Other' })
  expect((await ops(['tickets', '--status', 'open'])).out.trim().split('\n')).toEqual([
    expect.stringContaining(open.id),
  ])
  expect((await ops(['tickets', '--status=resolved'])).out).toBe('No ticket is resolved.\n')
})

test('more than a page of tickets is told, not hidden', async () => {
  const { id } = await buildUser(superuser)
  await superuser.query(
    `insert into support (user_id, name, email, title, content) select $1, 'n', 'e@f.test', 't', 'c' from generate_series(1, 103)`,
    [id],
  )
  expect((await ops(['tickets'])).out.trim().split('\n').at(-1)).toBe(
    '… and more; narrow them down by --status.',
  )
})

test("show tells everything, and that the e-mail is not the account's own", async () => {
  const { id, accountEmail } = await ask({ email: 'ceo@victim.test', content: 'Line one\nLine two' })
  const { out, code } = await ops(['show', id])
  expect(code).toBe(0)
  for (const part of [
    'Charged twice',
    id,
    'A <ceo@victim.test>',
    `${accountEmail} (not the e-mail above)`,
    'Line one\nLine two',
    'Not answered yet.',
  ]) {
    expect(out).toContain(part)
  }
  const own = await ask()
  expect((await ops(['show', own.id])).out).not.toContain('not the e-mail above')
})

test("what a user wrote can't command the terminal or turn a line around", async () => {
  const evil = '\u001b]0;owned\u0007\u001b[2Jhi\r\u009b31m\u202Egnp.exe'
  const { id } = await ask({ title: `${evil}\nFake line`, content: evil })
  const [list, one] = [await ops(['tickets']), await ops(['show', id])]
  for (const { out } of [list, one]) {
    expect(out).toContain('hi')
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
  }
  expect(list.out.trim().split('\n').length).toBe(1)
})

const catcher = await startMail({ port: 0, smtpPort: 0 })
const workerPool = createPool(roleUrls.worker, 2)
const mailer = createMailer({ smtpUrl: catcher.smtp, from: 'T <t@threadlark.test>', connections: 1 })
const db = drizzle(workerPool, { casing: 'snake_case' })
const runJobs = jobRunner(roleUrls.worker, [sendReplyMail], { db, mailer })
afterAll(async () => {
  mailer.close()
  await workerPool.end()
  await catcher.close()
})

test('a reply is kept with name and time, and arrives as a mail; the status stays', async () => {
  const { id, email } = await ask()
  const answered = await ops(['reply', id, '--as', 'Sam Field', 'We paid it back.'])
  expect(answered).toMatchObject({ code: 0, err: '' })
  expect(answered.out).toContain('It is open; change that by: pnpm ops -- status')
  expect(answered.out).not.toContain('We paid it back.')
  expect(await rowOf(id)).toMatchObject({
    support_reply: 'We paid it back.',
    support_name: 'Sam Field',
    support_reply_time: expect.any(Date),
    status: 'open',
  })
  await runJobs()
  const [mail] = (await (await fetch(`${catcher.url}/messages?to=${email}`)).json()) as {
    text: string
    links: string[]
  }[]
  expect(mail?.text).toContain('Sam Field from Threadlark answered')
  expect(mail?.text).toContain('We paid it back.')
  expect(mail?.links).toContain(`${ORIGIN}/dashboard/support`)
  expect((await ops(['show', id])).out).toMatch(/Answered by Sam Field, .* UTC\n\nWe paid it back\./)
  expect((await ops(['tickets'])).out).toContain('answered')
})

test('an answer can be piped in, as long as it likes to be, and closes the ticket in one go', async () => {
  const { id } = await ask()
  const input = `Hello,\r\n\r\n${'long '.repeat(1_500)}\n`
  expect((await ops(['reply', id, '--as', 'Sam', '--status', 'resolved'], { input })).code).toBe(0)
  expect(await rowOf(id)).toMatchObject({
    status: 'resolved',
    support_reply: `Hello,\n\n${'long '.repeat(1_500).trim()}`,
  })
})

test('a second answer is refused unless it is meant to replace the first', async () => {
  const { id } = await ask()
  await ops(['reply', id, '--as', 'Sam', 'One'])
  const second = await ops(['reply', id, '--as', 'Kim', 'Two'])
  expect(second.code).toBe(1)
  expect(second.err).toContain('is answered already')
  expect(await rowOf(id)).toMatchObject({ support_reply: 'One', support_name: 'Sam' })
  expect((await ops(['reply', id, '--as', 'Kim', '--replace', 'Two'])).code).toBe(0)
  expect(await rowOf(id)).toMatchObject({ support_reply: 'Two', support_name: 'Kim' })
  expect((await mails()).map(({ payload }) => payload.reply)).toEqual(['One', 'Two'])
})

test('of three who answer at once, one does, and one mail goes out', async () => {
  const { id } = await ask()
  const all = await Promise.all(['A', 'B', 'C'].map((name) => ops(['reply', id, '--as', name, `Of ${name}`])))
  expect(all.filter(({ code }) => code === 0).length).toBe(1)
  expect(all.filter(({ code }) => code === 1).length).toBe(2)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(await rowOf(id)).toMatchObject({
    support_reply: mail?.payload.reply,
    support_name: mail?.payload.name,
  })
})

test('no answer without its mail; and what fails says nothing of the answer', async () => {
  const { id } = await ask()
  await superuser.query('revoke insert (topic, payload) on outbox from app_support')
  const failed = await ops(['reply', id, '--as', 'Sam', 'canary-in-the-reply'])
  await superuser.query('grant insert (topic, payload) on outbox to app_support')
  expect(failed).toMatchObject({
    code: 1,
    out: '',
    err: 'The database refused: 42501. The role lacks a right. Run `pnpm migrate` first.\n',
  })
  expect(await rowOf(id)).toMatchObject({ support_reply: null, support_name: null, support_reply_time: null })
})

test('status moves a ticket, and nothing else of it', async () => {
  const { id } = await ask()
  const before = await rowOf(id)
  expect(await ops(['status', id, 'in_progress'])).toMatchObject({
    code: 0,
    out: `Ticket ${id} is in progress now.\n`,
  })
  expect(await rowOf(id)).toEqual({ ...before, status: 'in_progress' })
  expect(await mails()).toEqual([])
})

test('feedback is listed, newest first, with the address of those alone who may be answered', async () => {
  expect((await ops(['feedback'])).out).toBe('No feedback yet.\n')
  const [shy, open] = [await buildUser(superuser), await buildUser(superuser)]
  await superuser.query(
    `insert into feedback (user_id, message, rating, may_reply, created_at)
     values ($1, 'Too slow\u001b[2J', null, false, now() - interval '1 day'), ($2, 'I like it', 5, true, now())`,
    [shy.id, open.id],
  )
  const { out, code } = await ops(['feedback'])
  expect(code).toBe(0)
  expect(out).toMatch(
    /UTC {2}5 of 5 {2}user-.*\n\nI like it\n\n---\n\n.*UTC {2}no rating {2}no answer wanted\n\nToo slow/,
  )
  expect(out).toContain(open.email)
  expect(out).not.toContain(shy.email)
  expect(out).not.toContain('\u001b')
  // The database, not the command, keeps the address of those who want no answer.
  const desk = createPool(roleUrls.support, 1)
  const seen = await desk.query('select email from profiles where user_id = any($1)', [[shy.id, open.id]])
  await desk.end()
  expect(seen.rows).toEqual([{ email: open.email }])
})

const nobody = '00000000-0000-4000-8000-000000000000'

test('a ticket that is not there ends with 1, a wrong call with 2; each says why, without a stack', async () => {
  for (const args of [['show'], ['status'], ['reply', '--as', 'Sam']]) {
    const [verb = '', ...options] = args
    const rest = verb === 'status' ? ['open'] : verb === 'reply' ? ['x'] : []
    expect(await ops([verb, nobody, ...options, ...rest])).toEqual({
      code: 1,
      out: '',
      err: `There is no ticket ${nobody}. \`pnpm ops -- tickets\` lists them.\n`,
    })
  }
  const empty = await ops(['reply', nobody, '--as', 'Sam'], { input: ' \n' })
  expect(empty).toEqual({ code: 2, out: '', err: 'The answer is empty; nothing was sent.\n' })
})

test('a database out of reach is told in one sentence', async () => {
  const answer = await ops(['tickets'], { env: { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' } })
  expect(answer).toMatchObject({
    code: 1,
    err: expect.stringMatching(/ECONNREFUSED\. Is PostgreSQL running/),
  })
})

test('pnpm and its -- hand everything over: arguments, what is piped in, and the code at the end', async () => {
  const { id } = await ask()
  const answered = await opsProcess(['reply', id, '--as', 'Sam', '--status', 'resolved'], 'Piped.\n')
  expect(answered).toMatchObject({ code: 0, out: expect.stringContaining(id) })
  expect(await rowOf(id)).toMatchObject({ support_reply: 'Piped.', status: 'resolved' })
  expect(await opsProcess(['reply', id, '--as', 'Sam'], ' \n')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('The answer is empty; nothing was sent.\n'),
  })
})
