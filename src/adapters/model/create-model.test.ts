import { expect, test } from 'vitest'
import { z } from 'zod'
import { createModel, type ModelConfig } from './create-model.ts'
import { LIMIT_MS, startTestModel, TOO_PATIENT } from './test-model.ts'
import { startTestServer } from './test-server.ts'

const { config, post, fault, requests } = await startTestModel()

const schema = z.object({
  title: z.string(),
  score: z.int().min(0).max(5),
  kind: z.enum(['a', 'b']).nullable(),
})

const modelAt = (changes: Partial<ModelConfig> = {}) => createModel({ ...config, ...changes })

const ask = (changes: Partial<ModelConfig> = {}, signal?: AbortSignal) =>
  modelAt(changes).generateObject({
    alias: 'writer',
    instructions: 'Judge the text.',
    prompt: 'A text.',
    schema,
    maxOutputTokens: 200,
    signal,
  })

test('an object of the shape asked for comes back with what it cost', async () => {
  const outcome = await ask()
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  expect(schema.parse(outcome.value)).toEqual(outcome.value)
  expect(outcome.usage).toEqual({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) })
})

test('the schema goes over the wire, and into the words as well', async () => {
  const server = await startTestServer()
  server.answer({ status: 400, body: {} })
  await ask({ baseUrl: server.url })
  expect(server.sent()[0]?.body).toMatchObject({
    response_format: { json_schema: { schema: { required: ['title', 'score', 'kind'] } } },
    messages: [
      { role: 'system', content: expect.stringMatching(/^Judge the text\.\n\n.*"score"/s) },
      { role: 'user', content: 'A text.' },
    ],
  })
})

test('without a configuration every call says so', async () => {
  const task = { alias: 'small' as const, instructions: '', prompt: '', schema, maxOutputTokens: 1 }
  expect(await createModel(undefined).generateObject(task)).toEqual({ kind: 'not_configured' })
})

test.each([
  [
    'too many requests',
    { status: 429, body: { error: { message: 'slow down' } }, headers: { 'retry-after-ms': '10' } },
    'throttled',
    2,
  ],
  [
    'a failing server',
    { status: 503, body: { error: { message: 'x' } }, headers: { 'retry-after-ms': '10' } },
    'unavailable',
    2,
  ],
  ['a request it does not like', { status: 400, body: { error: { message: 'x' } } }, 'unavailable', 1],
  ['an answer that is no JSON', { status: 200, body: 'hello' }, 'malformed', 1],
  ['an answer of another shape', { status: 200, body: { hello: 1 } }, 'malformed', 1],
])('%s', async (_name, rule, kind, tries) => {
  await fault(rule)
  expect(await ask()).toMatchObject({ kind })
  expect(await requests()).toHaveLength(tries)
})

test('a second try may succeed', async () => {
  await fault({ status: 503, headers: { 'retry-after-ms': '10' } }, 1)
  expect(await ask()).toMatchObject({ kind: 'ok' })
})

test.each([
  [
    'broken-json',
    { kind: 'malformed', usage: { inputTokens: expect.any(Number), outputTokens: expect.any(Number) } },
  ],
  ['empty', { kind: 'malformed' }],
  ['refuse', { kind: 'refused' }],
  ['cut-stream', { kind: 'unavailable' }],
])('a model that answers with %s', async (mode, outcome) => {
  await post('behaviour', { mode })
  expect(await ask()).toMatchObject(outcome)
})

test('an answer that was cut off by its limit, twice, is malformed and has to be paid', async () => {
  const outcome = await modelAt().generateObject({
    alias: 'small',
    instructions: '',
    prompt: 'x',
    schema,
    maxOutputTokens: 2,
  })
  expect(outcome).toMatchObject({ kind: 'malformed', usage: { outputTokens: 2 + 4 } })
})

test(
  'the second call for an answer that was cut off ends with the same deadline',
  async () => {
    await post('behaviour', { mode: 'say', text: `{"title":"${'x'.repeat(2_000)}`, times: 1 })
    await post('behaviour', { mode: 'slow-first-byte' })
    expect(await ask({ timeoutMs: 2_000 })).toMatchObject({
      kind: 'timeout',
      usage: { outputTokens: 200 + 400 },
    })
  },
  LIMIT_MS,
)

test(
  'a slow model is a timeout, whoever stops waiting first',
  async () => {
    await post('behaviour', { mode: 'slow-first-byte' })
    expect(await ask({ timeoutMs: 100 })).toMatchObject({ kind: 'timeout', usage: { outputTokens: 200 } })
    expect(await ask(TOO_PATIENT, AbortSignal.timeout(100))).toMatchObject({ kind: 'timeout' })
    const asker = new AbortController()
    setTimeout(() => asker.abort(), 50)
    expect(await ask(TOO_PATIENT, asker.signal)).toMatchObject({ kind: 'aborted' })
  },
  LIMIT_MS,
)

test('a wrong key, a wrong model and a server that is not there are unavailable, and say nothing of key or prompt', async () => {
  const outcomes = await Promise.all([
    ask({ apiKey: 'wrong-key' }),
    ask({ models: { writer: 'no-such-model', small: 'sim-small', judge: 'sim-small' } }),
    ask({ baseUrl: 'http://127.0.0.1:1/v1' }),
  ])
  const needsPerson = outcomes.map((outcome) => 'needsPerson' in outcome && outcome.needsPerson)
  expect(needsPerson, `only a wrong key is for a person to put right`).toEqual([true, false, false])
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ kind: 'unavailable', cause: expect.any(Error) })
    const cause = outcome.kind === 'unavailable' ? outcome.cause : undefined
    expect([Object.keys(cause ?? {}), cause?.cause]).toEqual([[], undefined])
    expect(cause?.message).toMatch(/^the model server (answered (401|404)|did not answer)$/)
  }
})
