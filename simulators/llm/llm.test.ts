import Ajv from 'ajv'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startLlm } from './start-llm.ts'

const llm = await startLlm({ port: 0 })
afterAll(() => llm.close())
const behaviour = `${llm.url}/__control/behaviour`
afterEach(async () => void (await fetch(behaviour, { method: 'DELETE' })))

const headers = { authorization: 'Bearer llm-sim-key' }
const chat = (body: object, given: Record<string, string> = headers) =>
  fetch(`${llm.url}/v1/chat/completions`, { method: 'POST', headers: given, body: JSON.stringify(body) })
const control = (path: string, method: string, body?: object) =>
  fetch(`${llm.url}/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
const messages = [{ role: 'user', content: 'Hello there. How are you?' }]
const plain = { model: 'sim-writer', messages }

type Answer = {
  choices: { message: { content: string }; finish_reason: string }[]
  usage: { total_tokens: number }
}
const contentOf = async (response: Response) =>
  ((await response.json()) as Answer).choices[0]?.message.content ?? ''

test('a key is needed, a known model and a request in order', async () => {
  expect((await chat(plain, {})).status).toBe(401)
  expect((await chat({ ...plain, model: 'x' })).status).toBe(404)
  expect((await chat({ ...plain, messages: [] })).status).toBe(400)
  const models = await (await fetch(`${llm.url}/v1/models`, { headers })).json()
  expect(models).toMatchObject({ data: [{ id: 'sim-writer' }, { id: 'sim-small' }] })
})

test('an answer says what it cost', async () => {
  const answer = (await (await chat(plain)).json()) as Answer
  expect(answer.choices[0]).toMatchObject({
    finish_reason: 'stop',
    message: { content: 'Hello there. How are you?' },
  })
  expect(answer.usage.total_tokens).toBeGreaterThan(5)
})

test('a stream gives the same words, then the usage, then its end', async () => {
  const stream = await (
    await chat({ ...plain, stream: true, stream_options: { include_usage: true } })
  ).text()
  const events = stream.split('\n\n').filter(Boolean)
  expect(events.at(-1)).toBe('data: [DONE]')
  const parts = events.slice(0, -1).map((event) => JSON.parse(event.slice(6)))
  expect(parts.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(
    'Hello there. How are you?',
  )
  expect(parts.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } })
})

test.each([
  {
    type: 'object',
    properties: { a: { type: 'string', minLength: 60 }, b: { type: 'integer', minimum: 3 } },
    required: ['a', 'b'],
    additionalProperties: false,
  },
  {
    type: 'object',
    properties: {
      list: { type: 'array', minItems: 2, items: { enum: ['x', 'y'] } },
      no: { anyOf: [{ type: 'null' }, { type: 'string' }] },
    },
    required: ['list', 'no'],
  },
  {
    type: 'object',
    properties: {
      at: { type: 'string', format: 'date-time' },
      share: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      short: { type: 'string', maxLength: 3 },
    },
    required: ['at', 'share', 'short'],
  },
])('any schema is filled with something that fits it (%#)', async (schema) => {
  const response_format = { type: 'json_schema', json_schema: { name: 'x', schema } }
  const value: unknown = JSON.parse(await contentOf(await chat({ ...plain, response_format })))
  expect(new Ajv({ formats: { 'date-time': true } }).validate(schema, value)).toBe(true)
})

test('a behaviour lasts as often as it was told', async () => {
  await fetch(behaviour, { method: 'POST', body: '{"mode":"empty","times":1}' })
  expect([await contentOf(await chat(plain)), await contentOf(await chat(plain))]).toEqual([
    '',
    'Hello there. How are you?',
  ])
})

test.each([true, false])('a cut answer breaks in the middle (streamed: %s)', async (stream) => {
  await fetch(behaviour, { method: 'POST', body: '{"mode":"cut-stream"}' })
  const response = await chat({ ...plain, stream })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

test('an unknown behaviour is refused', async () => {
  expect((await fetch(behaviour, { method: 'POST', body: '{"mode":"clever"}' })).status).toBe(400)
})

test('dictated words, a limit and a failure come as the real service sends them', async () => {
  await control('behaviour', 'POST', { mode: 'say', text: 'As told.', times: 1 })
  expect(await contentOf(await chat(plain))).toBe('As told.')
  await control('behaviour', 'POST', { mode: 'throttle', times: 1 })
  expect((await chat(plain)).status).toBe(429)
  await control('behaviour', 'POST', { mode: 'fail', times: 1 })
  expect((await chat(plain)).status).toBe(503)
})

test('a share strikes some requests and spares others', async () => {
  await control('behaviour', 'POST', { mode: 'fail', share: 0.5 })
  const answers = await Promise.all(Array.from({ length: 60 }, () => chat(plain)))
  const struck = answers.filter(({ status }) => status === 503).length
  expect([struck > 5, struck < 55]).toEqual([true, true])
})

test('words come at the pace that was set, and what was used is on record', async () => {
  await control('usage', 'DELETE')
  await control('pace', 'PUT', { firstWordMs: 60, perWordMs: 20 })
  const start = performance.now()
  const response = await chat({ ...plain, stream: true })
  const times: number[] = []
  for await (const _ of response.body ?? []) times.push(performance.now() - start)
  await control('pace', 'PUT', { firstWordMs: 0, perWordMs: 0 })
  expect([times.length > 4, (times.at(-1) ?? 0) >= 140]).toEqual([true, true])
  const { usage } = (await (await control('usage', 'GET')).json()) as { usage: object[] }
  expect(usage).toEqual([expect.objectContaining({ model: 'sim-writer', completion_tokens: 7 })])
})
