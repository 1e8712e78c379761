import { expect, test } from 'vitest'
import { createModel, type ModelConfig } from './create-model.ts'
import { events } from './test-dialects/dialect.ts'
import { LIMIT_MS, startTestModel, TOO_PATIENT } from './test-model.ts'
import { startTestServer } from './test-server.ts'

const { config, post, fault, requests } = await startTestModel()
const server = await startTestServer()
const said = 'Dogs bark at night. Cats do not care.'

async function write(changes: Partial<ModelConfig> = {}, signal?: AbortSignal) {
  const heard: string[] = []
  const outcome = await createModel({ ...config, ...changes }).writeText({
    alias: 'writer',
    instructions: 'Repeat.',
    prompt: said,
    maxOutputTokens: 200,
    signal,
    onText: (text) => heard.push(text),
  })
  return { outcome, heard }
}

const tries = async () => (await requests()).length

test('text is heard word by word; what it cost and who wrote it comes from the server', async () => {
  const { outcome, heard } = await write()
  const usage = { inputTokens: 12, outputTokens: 10 }
  expect(outcome).toEqual({ kind: 'ok', value: said, usage, standIn: 'the simulator, not a real model' })
  expect(heard.length).toBeGreaterThan(5)
  expect(heard.join('')).toBe(said)
})

test('without a configuration it says so', async () => {
  const task = { alias: 'small' as const, instructions: '', prompt: '', maxOutputTokens: 1 }
  expect(await createModel(undefined).writeText(task)).toEqual({ kind: 'not_configured' })
})

const soon = { 'retry-after-ms': '10' }
test.each([
  ['too many requests, twice', { status: 429, headers: soon }, 'throttled', 2],
  ['too many requests for long', { status: 429, headers: { 'retry-after': '60' } }, 'throttled', 1],
  ['a failing server', { status: 503, headers: soon }, 'unavailable', 2],
  ['a request it does not like', { status: 400 }, 'unavailable', 1],
  ['a wrong key', { status: 401 }, 'unavailable', 1],
  ['a connection that is cut at once', { cut: true }, 'unavailable', 2],
])('%s is told apart, and nothing is heard or to be paid', async (_name, rule, kind, count) => {
  await fault(rule)
  const { outcome, heard } = await write()
  expect(outcome).toMatchObject({ kind })
  expect(outcome.kind === 'unavailable' ? Object.keys(outcome.cause) : []).toEqual([])
  expect([heard, outcome.usage, await tries()]).toEqual([[], undefined, count])
})

test('an answer that is no stream is a failure, but may have to be paid', async () => {
  await fault({ status: 200, body: 'hello' })
  expect(await write()).toMatchObject({
    heard: [],
    outcome: { kind: 'unavailable', usage: { inputTokens: 12 } },
  })
  expect(await tries()).toBe(1)
})

test('a second try may succeed, and nothing is heard twice', async () => {
  await fault({ status: 503, headers: soon }, 1)
  const { outcome, heard } = await write()
  expect([outcome.kind, heard.join('')]).toEqual(['ok', said])
})

test('a stream that is cut in the middle is a failure with what was heard estimated, and is not begun anew', async () => {
  await post('behaviour', { mode: 'cut-stream' })
  const { outcome, heard } = await write()
  expect(outcome).toEqual({
    kind: 'unavailable',
    cause: new Error('the model server broke off'),
    usage: { inputTokens: 12, outputTokens: Math.ceil(heard.join('').length / 4) },
  })
  expect(heard.join('').length).toBeGreaterThan(0)
  expect(await tries()).toBe(1)
})

test.each(['empty', 'refuse'])('an answer of nothing (%s) is no text, but has to be paid', async (mode) => {
  await post('behaviour', { mode })
  const { outcome } = await write()
  expect(outcome).toEqual({
    kind: mode === 'empty' ? 'malformed' : 'refused',
    usage: { inputTokens: 12, outputTokens: 0 },
  })
})

test('a text that was cut off by its limit, twice, is no whole one', async () => {
  const task = { alias: 'small' as const, instructions: '', prompt: said, maxOutputTokens: 2 }
  expect(await createModel(config).writeText(task)).toMatchObject({
    kind: 'malformed',
    usage: { outputTokens: 2 + 2 },
  })
})

test(
  'a model that thinks may be silent for longer, but not forever, and what it may have thought is paid',
  async () => {
    await post('behaviour', { mode: 'slow-first-byte' })
    const thinkingTokens = { writer: 2_000, small: 0, judge: 0 }
    const start = performance.now()
    expect(await write({ thinkingTokens, firstWordMs: 50, timeoutMs: 400 })).toMatchObject({
      outcome: { kind: 'timeout', usage: { outputTokens: 2_000 } },
    })
    expect(performance.now() - start).toBeGreaterThan(350)
  },
  LIMIT_MS,
)

test(
  'silence ends with the patience for the first word, with that for all, or when nobody waits any more',
  async () => {
    await post('behaviour', { mode: 'slow-first-byte' })
    expect(await write({ ...TOO_PATIENT, firstWordMs: 100 })).toMatchObject({
      outcome: { kind: 'timeout' },
      heard: [],
    })
    expect(await write({ ...TOO_PATIENT, timeoutMs: 100 })).toMatchObject({
      outcome: { kind: 'timeout' },
      heard: [],
    })
    const asker = new AbortController()
    setTimeout(() => asker.abort(), 100)
    expect((await write(TOO_PATIENT, asker.signal)).outcome).toEqual({
      kind: 'aborted',
      usage: { inputTokens: 12, outputTokens: 0 },
    })
  },
  LIMIT_MS,
)

test('what a local model thinks aloud is not its answer', async () => {
  const chunk = (fields: object) => ({
    id: 'c',
    created: 1,
    model: 'm',
    object: 'chat.completion.chunk',
    ...fields,
  })
  const delta = (content: string) =>
    chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
  const parts = [
    delta('<think>hm'),
    delta('m</think>'),
    delta('Dogs bark.'),
    chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
  ]
  server.answer({ body: events(parts) })
  const { outcome } = await write({ baseUrl: server.url })
  expect(outcome).toMatchObject({ kind: 'ok', usage: { inputTokens: 12, outputTokens: 3 } })
  expect(outcome.kind === 'ok' && outcome.value.trim()).toBe('Dogs bark.')
})
