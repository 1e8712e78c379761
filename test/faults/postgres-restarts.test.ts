import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiClient } from '../api-client.ts'
import { startTestStack } from '../e2e/start-test-stack.ts'
import { buildUser } from '../factories.ts'
import { signInAs } from '../sign-in.ts'
import { startPostgres } from './private-postgres.ts'

/** Five stops of each kind in the whole run, fewer in CI. */
const STOPS = Math.max(1, Math.min(5, Math.round(Number(process.env.FAULT_RUNS ?? 1_000) / 200)))
const WRITERS = 12
const ATTEMPT_MS = 10_000
const ENTRY = { kind: 'comment', subreddit: 'doggrooming' }

let postgres: Awaited<ReturnType<typeof startPostgres>>
let stack: Awaited<ReturnType<typeof startTestStack>>
beforeAll(async () => {
  postgres = await startPostgres()
  stack = await startTestStack({ env: { DATABASE_URL: postgres.url } })
})
afterAll(async () => {
  await postgres?.start().catch(() => {})
  await stack?.stop()
  await postgres?.remove()
})

async function arrive() {
  const { id } = await buildUser(stack.superuser, { plan: 'pro', onboarded: true })
  return { id, cookie: await signInAs(stack.superuser, stack, id) }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const hasEnded = (one: { ended: Promise<unknown> } | undefined) =>
  Promise.race([one?.ended.then(() => true), wait(50).then(() => false)])

type Answer = { status: number; retryAfter: string | string[] | undefined; said: unknown }
type Writer = { writing: boolean; kept: string[]; answers: Answer[] }

/** Writes without a pause, and remembers what it was told is kept. */
async function write({ cookie }: { cookie: string }, writer: Writer) {
  const api = apiClient(stack.origin)
  while (writer.writing) {
    const answer = await api.post('/api/activity', ENTRY, { cookie }).catch((error: unknown) => ({
      status: 0,
      headers: {} as Record<string, string | string[] | undefined>,
      body: { text: String(error) } as Record<string, unknown>,
    }))
    const { status, headers, body } = answer
    if (status < 300 && status >= 200) writer.kept.push(String(body.id))
    else {
      writer.answers.push({ status, retryAfter: headers['retry-after'], said: body })
      await wait(20)
    }
  }
}

async function untilItAnswers(cookie: string) {
  const api = apiClient(stack.origin)
  const started = performance.now()
  const told: string[] = []
  for (;;) {
    const answer = await api
      .get('/api/account', { cookie })
      .catch((error: unknown) => ({ status: 0, body: { error: String(error) } }))
    const ms = performance.now() - started
    if (answer.status === 200 || ms > ATTEMPT_MS) return { status: answer.status, ms, told }
    told.push(`${seconds(ms)}: ${answer.status} ${JSON.stringify(answer.body)}`)
    await wait(20)
  }
}

test.each(['fast', 'immediate'] as const)(
  'PostgreSQL is stopped (%s) under transactions: the server lives, says 503, is back by itself, and loses nothing',
  async (how) => {
    const people = await Promise.all(Array.from({ length: WRITERS }, arrive))
    const cookie = people[0]?.cookie ?? ''
    for (let stop = 0; stop < STOPS; stop += 1) {
      const writer: Writer = { writing: true, kept: [], answers: [] }
      const writing = people.map((person) => write(person, writer))
      await expect.poll(() => writer.kept.length, { timeout: 30_000 }).toBeGreaterThan(50)
      await postgres.stop(how)
      // Past the moments for which a process remembers a session.
      await wait(stop === 0 ? 5_500 : 500)
      expect(await hasEnded(stack.running.servers[0]), 'The server has ended').toBe(false)
      expect(await hasEnded(stack.running.workers[0]), 'The worker has ended').toBe(false)
      await expectUnavailable(cookie)
      await postgres.start()
      const back = await untilItAnswers(cookie)
      writer.writing = false
      await Promise.all(writing)

      expect(back.status, `Told for ${seconds(back.ms)}: ${back.told.slice(-5).join(' | ')}`).toBe(200)
      const unclear = writer.answers.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
      expect(unclear).toEqual([])
      const { rows } = await stack.superuser.query(
        'select count(*)::int as n from activity where id = any($1::uuid[])',
        [writer.kept],
      )
      expect(rows[0].n).toBe(writer.kept.length)
      console.log(
        `${how}: back ${seconds(back.ms)} after PostgreSQL, ${writer.kept.length} writes kept, ${writer.answers.length} refused`,
      )
    }
    await expectWorkerWorks()
  },
)

/** People without a session that the process remembers, too: nobody is sent to sign in because their session can't be read. */
async function expectUnavailable(cookie: string) {
  const api = apiClient(stack.origin)
  const html = { accept: 'text/html' }
  const account = { email: 'pro@threadlark.test', password: 'not this one' }
  const answers = {
    api: await api.get('/api/account', { cookie }),
    write: await api.post('/api/activity', ENTRY, { cookie }),
    signIn: await api.post('/api/auth/sign-in', account),
    page: await api.get('/dashboard', { cookie, headers: html }),
    data: await api.get('/dashboard/settings.data', { cookie }),
  }
  const seen = Object.entries(answers).map(([what, { status, headers }]) => [
    what,
    status,
    headers['retry-after'],
  ])
  expect(seen).toEqual(Object.keys(answers).map((what) => [what, 503, '2']))
  expect(answers.api.body).toMatchObject({ code: 'unavailable', error: expect.stringMatching(/try again/) })
  expect(String(answers.page.body.text)).toContain('Something went wrong')
  expect((await api.get('/', { headers: html })).status).toBe(200)
  expect((await api.get('/healthz')).status).toBe(200)
  expect((await api.get('/readyz')).body).toMatchObject({ status: 'unready' })
}

/** What is asked for after all the stops is still done. */
async function expectWorkerWorks() {
  await apiClient(stack.origin).post('/api/auth/request-password-reset', { email: 'pro@threadlark.test' })
  const waiting = async () => {
    const { rows } = await stack.superuser.query(
      `select count(*)::int as n from outbox where done_at is null and failed_at is null`,
    )
    return rows[0].n
  }
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
}
