import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createModel, type ModelConfig } from './create-model.ts'
import { anthropic } from './test-dialects/anthropic.ts'
import { events } from './test-dialects/dialect.ts'
import { google } from './test-dialects/google.ts'
import { openai } from './test-dialects/openai.ts'
import { openaiCompatible } from './test-dialects/openai-compatible.ts'
import { type Answer, startTestServer } from './test-server.ts'

const { url, sent, answer } = await startTestServer()
beforeAll(() => {
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings }) => {
    throw new Error(JSON.stringify(warnings))
  }
})

const schema = z.object({ title: z.string(), score: z.int().min(0).max(5) })
const value = { title: 'Dogs', score: 3 }
const usage = { inputTokens: 21, outputTokens: 7 }
const twice = { inputTokens: 42, outputTokens: 14 }

const dialects = [openai, openaiCompatible, anthropic, google]

describe.each(dialects)('$provider', (dialect) => {
  const { provider, model, paths, headers, limit, format, stream, whole, error, failing, overloaded } =
    dialect
  const open = (changes: Partial<ModelConfig> = {}) =>
    createModel({
      provider,
      baseUrl: url,
      apiKey: 'key-1',
      models: { writer: model, small: model, judge: model },
      ...changes,
    })
  const task = {
    alias: 'writer' as const,
    instructions: 'Be brief.',
    prompt: 'Dogs?',
    maxOutputTokens: 200,
  }
  const write = async (changes: Partial<ModelConfig> = {}, maxOutputTokens = 200) => {
    const heard: string[] = []
    const outcome = await open(changes).writeText({
      ...task,
      maxOutputTokens,
      onText: (text) => heard.push(text),
    })
    return { outcome, heard }
  }
  const judge = (changes: Partial<ModelConfig> = {}) => open(changes).generateObject({ ...task, schema })
  const bodies = () => sent().map(({ body }) => body)

  test('a text is asked for as a stream, with key, model and limit, and comes with what it cost', async () => {
    answer({ body: stream(['Dogs ', 'bark.'], 'stop') })
    expect(await write()).toEqual({
      outcome: { kind: 'ok', value: 'Dogs bark.', usage },
      heard: ['Dogs ', 'bark.'],
    })
    expect(sent()).toMatchObject([{ path: paths.text, headers, body: limit }])
    const said = JSON.stringify(bodies()[0])
    for (const words of ['Be brief.', 'Dogs?']) expect(said).toContain(words)
    expect(`${paths.text} ${said}`).toContain(model)
  })

  test('an object is asked for with its schema, and checked', async () => {
    answer({ body: whole(JSON.stringify(value), 'stop') })
    expect(await judge()).toEqual({ kind: 'ok', value, usage })
    const shape = { type: 'object', properties: { title: { type: 'string' } }, required: ['title', 'score'] }
    expect(sent()).toMatchObject([{ path: paths.object, headers, body: { ...limit, ...format(shape) } }])
    answer({ body: whole('{"title":"Dogs"}', 'stop') })
    expect(await judge()).toEqual({ kind: 'malformed', usage })
  })

  test('a refusal is told apart, with what it cost', async () => {
    answer({ body: stream([], 'refusal') })
    expect((await write()).outcome).toEqual({ kind: 'refused', usage })
    answer({ body: whole('', 'refusal') })
    expect(await judge()).toEqual({ kind: 'refused', usage })
    answer({ body: whole('I would rather not.', 'refusal') })
    expect(await judge()).toEqual({ kind: 'refused', usage })
  })

  const soon = { 'retry-after': '0' }
  test.each<[string, Answer, object, number]>([
    [
      'a wrong key',
      { status: 401, body: error('authentication') },
      { kind: 'unavailable', needsPerson: true },
      1,
    ],
    [
      'too many requests',
      { status: 429, headers: soon, body: error('rate_limit') },
      { kind: 'throttled' },
      2,
    ],
    [
      'too many requests for long',
      { status: 429, headers: { 'retry-after': '60' }, body: error('rate_limit') },
      { kind: 'throttled' },
      1,
    ],
    [
      'a failing server',
      { status: 500, headers: soon, body: error('api_error') },
      { kind: 'unavailable' },
      2,
    ],
    [
      'an overloaded server',
      { status: overloaded, headers: soon, body: error('overloaded_error') },
      { kind: 'unavailable' },
      2,
    ],
  ])('%s is told apart, and nothing has to be paid', async (_name, given, outcome, tries) => {
    answer(given)
    for (const got of [(await write()).outcome, await judge()]) {
      expect(got).toMatchObject(outcome)
      expect(got.usage).toBeUndefined()
    }
    expect(sent()).toHaveLength(2 * tries)
  })

  test('what nobody can read is a failure that may have to be paid, and is not asked for again', async () => {
    answer({ body: 'data: {"half\n\n' })
    expect((await write()).outcome).toMatchObject({ kind: 'unavailable', usage: { outputTokens: 0 } })
    answer({ headers: { 'content-type': 'application/json' }, body: '{"half' })
    expect(await judge()).toMatchObject({ kind: 'malformed', usage: { outputTokens: 200 } })
    expect(sent()).toHaveLength(1)
  })

  test('a stream that fails or ends without a word of its end is no whole text, and is not begun anew', async () => {
    const all = stream(['Dogs bark.'], 'stop')
    const begun = all.slice(0, all.indexOf('\n\n', all.indexOf('Dogs bark.')) + 2)
    for (const body of [begun, begun + events([failing])]) {
      answer({ body })
      expect(await write()).toMatchObject({
        outcome: { kind: 'unavailable', usage: { outputTokens: expect.any(Number) } },
        heard: ['Dogs bark.'],
      })
      expect(sent()).toHaveLength(1)
    }
  })

  test('a long text that was cut off ends with its last whole sentence, at no further cost', async () => {
    answer({ body: stream(['Dogs bark at night. Cats do not ca'], 'length') })
    expect((await write({}, 8)).outcome).toEqual({ kind: 'ok', value: 'Dogs bark at night.', usage })
    expect(sent()).toHaveLength(1)
  })

  test('a text that was cut off early is written to its end by a second call', async () => {
    answer({ body: stream(['Dogs bark. Cats'], 'length') }, { body: stream(['Cats do not care.'], 'stop') })
    expect((await write()).outcome).toEqual({
      kind: 'ok',
      value: 'Dogs bark. Cats do not care.',
      usage: twice,
    })
    const [first, second] = bodies().map((body) => JSON.stringify(body))
    expect(second).toContain('Dogs bark.')
    expect([first?.includes(':200'), second?.includes(':197')]).toEqual([true, true])
  })

  test('a text that has no room twice is no text, and both calls have to be paid', async () => {
    answer({ body: stream([], 'length') })
    expect((await write()).outcome).toEqual({ kind: 'malformed', usage: twice })
    expect(sent()).toHaveLength(2)
  })

  test('an object that was cut off is asked for once more, with twice the limit', async () => {
    const all = JSON.stringify(value)
    for (const cut of ['', all.slice(0, 9)]) {
      answer({ body: whole(cut, 'length') }, { body: whole(all, 'stop') })
      expect(await judge()).toEqual({ kind: 'ok', value, usage: twice })
      expect(bodies().map((body) => JSON.stringify(body).includes(':400'))).toEqual([false, true])
      answer({ body: whole(cut, 'length') })
      expect(await judge()).toEqual({ kind: 'malformed', usage: twice })
      expect(sent()).toHaveLength(2)
    }
  })

  test('a second call that fails leaves the first one to be paid', async () => {
    const full = { status: 429, headers: { 'retry-after': '60' }, body: error('rate_limit') }
    answer({ body: stream(['Dogs'], 'length') }, full)
    expect((await write()).outcome).toEqual({ kind: 'throttled', usage })
    answer({ body: whole('{', 'length') }, full)
    expect(await judge()).toEqual({ kind: 'throttled', usage })
  })

  test('what it may think comes on top of what it may write', async () => {
    const thinkingTokens = { writer: 2_000, small: 0, judge: 0 }
    answer({ body: stream(['Dogs bark.'], 'stop') })
    expect((await write({ thinkingTokens })).outcome).toMatchObject({ kind: 'ok' })
    expect(JSON.stringify(bodies()[0])).toMatch(/"max\w*":2200\b/i)
    answer({ headers: { 'content-type': 'application/json' }, body: '{"half' })
    expect(await judge({ thinkingTokens })).toMatchObject({ usage: { outputTokens: 2_200 } })
  })
})
