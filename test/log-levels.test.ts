import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLlm } from '../simulators/llm/start-llm.ts'
import { startWebsites } from '../simulators/websites/start-websites.ts'
import { AppError, type ErrorCode, STATUS } from '../src/platform/errors.ts'
import { createErrorAnswer } from '../src/platform/http/answer-error.ts'
import { answerInTime } from '../src/platform/http/answer-in-time.ts'
import { refuseWhenOverloaded } from '../src/platform/http/refuse-when-overloaded.ts'
import { createLog } from '../src/platform/log.ts'
import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { buildUser } from './factories.ts'
import { modelEnvironment } from './model-environment.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'

const levelNames: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error' }
/** The most serious of what was logged. */
const worstOf = (lines: string[]) =>
  levelNames[Math.max(...lines.map((line) => (JSON.parse(line) as { level: number }).level), 30)]

describe('each kind of failure', () => {
  const lines: string[] = []
  const log = createLog({ level: 'debug', stream: { write: (line) => lines.push(line) } })
  beforeEach(() => {
    lines.length = 0
  })
  const answer = async (app: Hono) => {
    const { status } = await app.onError(createErrorAnswer(log)).request('/api/x')
    return { status, level: worstOf(lines) }
  }

  test.each(Object.keys(STATUS) as ErrorCode[])('%s', async (code) => {
    const app = new Hono().get('/api/x', () => {
      throw new AppError(code, 'A sentence.')
    })
    const level = code === 'internal' ? 'error' : STATUS[code] >= 500 ? 'warn' : 'info'
    expect(await answer(app)).toEqual({ status: STATUS[code], level })
  })

  test('what nobody expected is an error', async () => {
    const app = new Hono().get('/api/x', () => {
      throw new TypeError('x is not a function')
    })
    expect(await answer(app)).toEqual({ status: 500, level: 'error' })
  })

  test('what only a person can put right is an error, whatever its status', async () => {
    const app = new Hono().get('/api/x', () => {
      throw new AppError('unavailable', 'A sentence.', { needsPerson: true })
    })
    expect(await answer(app)).toEqual({ status: 503, level: 'error' })
  })

  test('our own load shedding is none', async () => {
    const app = new Hono()
      .use(refuseWhenOverloaded({ isOverloaded: () => true, begin: () => () => {} }))
      .get('/api/x', (c) => c.text('x'))
    expect(await answer(app)).toEqual({ status: 503, level: 'warn' })
  })

  test('nor is an answer that comes too late', async () => {
    const never = new Promise<Response>(() => {})
    const app = new Hono().use(answerInTime(() => 10)).get('/api/x', () => never)
    expect(await answer(app)).toEqual({ status: 504, level: 'warn' })
  })
})

describe('over HTTP', async () => {
  const { databaseUrl, superuser } = await cloneDatabase()
  const llm = await startLlm({ port: 0 })
  const websites = await startWebsites({ port: 0 })
  afterAll(() => Promise.all([llm.close(), websites.close()]))
  const env = { ...modelEnvironment(llm.url), WEBSITE_SIMULATOR_URL: websites.url }
  const server = await serveApp(databaseUrl, env)
  const keyless = await serveApp(databaseUrl, { ...env, MODEL_API_KEY: 'wrong' })
  await fetch(`${websites.url}/__control/faults`, {
    method: 'POST',
    body: JSON.stringify({ match: { path: '/gone' }, fault: { status: 404 } }),
  })
  let id: string
  beforeAll(async () => {
    id = (await buildUser(superuser, { plan: 'plus', onboarded: true })).id
  })

  type Server = typeof server
  const ask = async (
    at: Server,
    call: (api: ReturnType<typeof apiClient>, me: { cookie: string }) => Promise<{ status: number }>,
  ) => {
    const me = { cookie: await signInAs(superuser, at, id) }
    at.lines.length = 0
    const { status } = await call(apiClient(at.url), me)
    return { status, level: worstOf(at.lines) }
  }
  const describeSite = (website: string) => (api: ReturnType<typeof apiClient>, me: { cookie: string }) =>
    api.post('/api/ai/generate-description', { website }, me)

  test.each([
    ['a mistyped website', 502, describeSite('pawslot.com/gone')],
    ['broken JSON', 400, (api) => api.post('/api/auth/sign-in', '{')],
    ['a body that is too large', 413, (api) => api.post('/api/auth/sign-in', 'x'.repeat(70_000))],
    ['a wrong password', 401, (api) => api.post('/api/auth/sign-in', { email: 'a@b.test', password: 'x' })],
    ['an address that leads nowhere', 404, (api) => api.get('/api/nothing')],
    ['a NUL', 400, (api) => api.get('/api/auth/verify-email?token=%00')],
  ] as [string, number, Parameters<typeof ask>[1]][])('%s wakes nobody', async (_, status, call) => {
    const got = await ask(server, call)
    expect(got.status).toBe(status)
    expect(got.level).not.toBe('error')
  })

  test('a model that fails for a moment wakes nobody', async () => {
    const faults = `${llm.url}/__control/faults`
    await fetch(faults, {
      method: 'POST',
      body: JSON.stringify({ match: { path: '/' }, fault: { status: 500 } }),
    })
    expect(await ask(server, describeSite('pawslot.com'))).toEqual({ status: 502, level: 'warn' })
    await fetch(faults, { method: 'DELETE' })
  })

  test('a model that does not take our key is for a person', async () => {
    expect(await ask(keyless, describeSite('pawslot.com'))).toEqual({ status: 502, level: 'error' })
  })

  test('a database that refuses what we ask is for a person', async () => {
    await superuser.query('revoke select on products from app_user')
    expect(await ask(server, (api, me) => api.get('/api/products', me))).toEqual({
      status: 500,
      level: 'error',
    })
    await superuser.query('grant select on products to app_user')
  })
})
