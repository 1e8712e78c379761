import { afterAll, expect, test } from 'vitest'
import { startLlm } from '../../simulators/llm/start-llm.ts'
import { commentAnswer, postAnswer } from '../../src/features/drafts/schema.ts'
import { cloneDatabase } from '../database.ts'
import { buildUser } from '../factories.ts'
import { modelEnvironment } from '../model-environment.ts'
import { readEvents } from '../read-events.ts'
import { serveApp } from '../serve-app.ts'
import { signInAs } from '../sign-in.ts'

/** A hundred in the whole run, fewer in CI. */
const USERS = Math.max(10, Math.round(Number(process.env.FAULT_RUNS ?? 1_000) / 10))
const DRAFTS_EACH = 20
const AT_ONCE = 20
const SHARE = 0.05
const faults = ['throttle', 'fail', 'slow-first-byte', 'cut-stream', 'broken-json', 'empty']

const { databaseUrl, superuser } = await cloneDatabase()
const llm = await startLlm({ port: 0 })
afterAll(() => llm.close())
const server = await serveApp(databaseUrl, modelEnvironment(llm.url))
for (const mode of faults) {
  const body = JSON.stringify({ mode, share: SHARE })
  await fetch(`${llm.url}/__control/behaviour`, { method: 'POST', body })
}

const product = { productName: 'Pawslot', productDescription: 'Pawslot is online booking for dog groomers.' }
const told = 'I groom dogs. The phone rang all day. Now people book on their own.'
const asks = [
  'plan a week',
  'answer fewer calls',
  'price a first visit',
  'handle late payers',
  'find the first clients',
]
const tasks = [
  (n: number) => ({
    path: '/api/ai/generate-comment.js',
    body: {
      postTitle: `How do you ${asks[n % asks.length]}?`,
      postDescription: `Case ${n}: nothing worked so far. What would you do?`,
      ...product,
    },
  }),
  (n: number) => ({
    path: '/api/ai/generate-post.js',
    body: { selectedHook: 'been-working', contextInfo: `${told} That is how day ${n} went.`, ...product },
  }),
  (n: number) => ({
    path: '/api/ai/smart-rewrite.js',
    body: {
      originalTitle: `What year ${n} taught me`,
      originalContent: 'It began badly. I changed one thing. What would you change?',
      contextInfo: told,
      ...product,
    },
  }),
]

type Ending = { how: string; ms: number; repaired: boolean; streamed: boolean; draftId: string | null }

async function draft(cookie: string, n: number): Promise<Ending> {
  // Three of five are comments, one is a post, one a rewrite; every other one is streamed.
  const { path, body } = tasks[[0, 1, 0, 2, 0][n % 5] ?? 0]?.(n) ?? { path: '', body: {} }
  const streamed = Math.floor(n / 5) % 2 === 0
  const start = performance.now()
  const headers = {
    origin: server.url,
    cookie,
    'content-type': 'application/json',
    ...(streamed && { accept: 'text/event-stream' }),
  }
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const events = response.headers.get('content-type')?.startsWith('text/event-stream')
    ? await readEvents(response)
    : null
  const answer = (events ? events.at(-1)?.answer : response.ok && (await response.json())) as
    | object
    | undefined
    | false
  const ms = performance.now() - start
  const last = events?.at(-1)?.answer as { swaps?: object[] } | undefined
  const repaired = (last?.swaps?.length ?? 0) > 0
  const ending = { ms, repaired, streamed: events !== null }
  if (answer) {
    const known = path.includes('comment') ? commentAnswer.parse(answer) : postAnswer.parse(answer)
    const text = 'comment' in known ? known.comment : `${known.title}${known.content}`
    return { ...ending, how: text.length > 30 ? 'draft' : 'empty', draftId: known.draftId }
  }
  const failure = events ? events.at(-1) : await response.json()
  const clear = /^[A-Z].{15,}[.]$|^Generated response missing/.test(String(failure?.error))
  return {
    ...ending,
    how: clear ? String(failure?.code) : `unclear: ${JSON.stringify(failure)}`,
    draftId: null,
  }
}

const endings: Ending[] = []
const sum = (values: number[]) => values.reduce((total, one) => total + one, 0)

test(`${USERS * DRAFTS_EACH} drafts of ${USERS} users end in a draft or a clear message, while a third of the calls go wrong`, async () => {
  const people = await Promise.all(
    Array.from({ length: USERS }, async () => {
      const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
      return signInAs(superuser, server, id)
    }),
  )
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let cookie = people.pop(); cookie; cookie = people.pop()) {
        for (let n = 0; n < DRAFTS_EACH; n += 1) endings.push(await draft(cookie, endings.length))
      }
    }),
  )
  const counts = Object.groupBy(endings, ({ how }) => how)
  const told = Object.entries(counts).map(([how, ended]) => `${how} ${ended?.length}`)
  const slowest = Math.max(...endings.map(({ ms }) => ms))
  console.log(`${told.join(', ')}; slowest ${(slowest / 1_000).toFixed(1)} s`)
  expect(endings).toHaveLength(USERS * DRAFTS_EACH)
  expect(Object.keys(counts).filter((how) => !['draft', 'upstream_failed', 'timeout'].includes(how))).toEqual(
    [],
  )
  expect(counts.draft?.length).toBeGreaterThan((USERS * DRAFTS_EACH) / 2)
  expect(slowest).toBeLessThan(60_000)
})

/** What the product lets the small model write about one post, and about one draft. */
const LONGEST_VERDICTS = 360 + 900

type Row = { id: string; outcome: string } & Record<'spent_micros' | 'input_tokens' | 'output_tokens', string>

test('every call is settled once, and the accounts agree with what the provider has on record', async () => {
  const { rows } = await superuser.query<Row>('select * from generations')
  const open = await superuser.query('select 1 from generations where settled_at is null')
  expect([rows.length, open.rowCount]).toEqual([USERS * DRAFTS_EACH, 0])
  const days = await superuser.query('select sum(micros) as micros from spending_days')
  expect(Number(days.rows[0].micros)).toBe(sum(rows.map((row) => Number(row.spent_micros))))
  const drafts = await superuser.query('select 1 from drafts')
  expect(drafts.rowCount).toBe(rows.filter(({ outcome }) => outcome === 'draft').length)

  const record = (await (await fetch(`${llm.url}/__control/usage`)).json()) as {
    usage: { model: string; prompt_tokens: number; completion_tokens: number }[]
  }
  // What was read is known of every call, also of those that broke off.
  expect(sum(rows.map((row) => Number(row.input_tokens)))).toBe(
    sum(record.usage.map((line) => line.prompt_tokens)),
  )
  // What was written is known of all that came to their end: each of them is a line of the record. The small model was asked before whether
  // someone is in trouble, and afterwards what the draft means, and may have broken off: of that, what it wrote is an estimate.
  const written = record.usage.filter(({ model }) => model === 'sim-writer')
  const isOnRecord = (row: Row) =>
    written.some(
      ({ prompt_tokens: read, completion_tokens: wrote }) =>
        Number(row.input_tokens) >= read &&
        Number(row.output_tokens) >= wrote &&
        Number(row.output_tokens) <= wrote + LONGEST_VERDICTS,
    )
  const unrepaired = endings
    .filter(({ streamed, repaired }) => streamed && !repaired)
    .map(({ draftId }) => draftId)
  // A user has one draft under way at a time, so it is the one that was kept between a call's beginning and its end.
  const whole = await superuser.query<Row>(
    `select g.* from generations g
     join drafts d on d.user_id = g.user_id and d.created_at between g.created_at and g.settled_at
     where d.id = any($1) and g.task <> 'rewrite'`,
    [unrepaired],
  )
  expect(whole.rows.length).toBeGreaterThan(USERS)
  const unknown = whole.rows.filter((row) => !isOnRecord(row))
  expect(unknown).toEqual([])
})
