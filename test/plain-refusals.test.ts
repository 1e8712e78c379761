import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { apiClient } from './api-client.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { cloneDatabase } from './database.ts'
import { buildUser } from './factories.ts'
import { type JsonSchema, type Operation, readOperations } from './read-operations.ts'
import { serveApp } from './serve-app.ts'
import { signInAs } from './sign-in.ts'
import { sentencesOf, VALIDATOR_TALK } from './validator-talk.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)
const operations = await readOperations()

let me: { cookie: string }
beforeAll(async () => {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  me = { cookie: await signInAs(superuser, server, id) }
})

const pools = { uuid: [crypto.randomUUID()], email: ['a@plain.test'], uri: [server.url], text: ['word'] }
const exampleOf = (schema: JsonSchema) =>
  fc.sample(arbitraryOf(schema, pools), { numRuns: 1, seed: 1 })[0] as Record<string, unknown>

const WRONG = [undefined, null, true, 7, -1, 1.5, '', 'x', 'x'.repeat(90_001), [], [1], {}, { a: 1 }]

/** Bodies that are wrong as a whole, and each field wrong in each way. */
function* wrongBodies(schema: JsonSchema) {
  yield* ['{', '[]', 'null', '7', '"x"', '{}']
  for (const one of schema.anyOf ?? schema.oneOf ?? [schema]) {
    const right = exampleOf(one)
    yield { ...right, somethingElse: 1 }
    for (const name of Object.keys(one.properties ?? {})) {
      for (const wrong of WRONG) yield { ...right, [name]: wrong }
    }
  }
}

function* wrongAddresses({ path, parameters }: Operation) {
  const filled = path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
  yield path.replaceAll(/\{\w+\}/g, 'x')
  yield `${filled}?somethingElse=1`
  for (const { name } of parameters.filter((one) => one.in === 'query')) {
    for (const wrong of ['', '-1', 'x', 'x'.repeat(3_000)]) yield `${filled}?${name}=${wrong}`
  }
}

let calls = 0
const call = (method: string, path: string, body: unknown) => {
  calls += 1
  // Each from an address of its own: limits are not the matter here.
  const options = { ...me, from: `127.60.${Math.floor(calls / 250)}.${(calls % 250) + 1}` }
  if (method === 'GET') return api.get(path, options)
  if (method === 'DELETE') return api.delete(path, options)
  return api[method === 'PUT' ? 'put' : 'post'](path, body, options)
}

test.each(operations)('$name refuses in plain sentences', { timeout: 60_000 }, async (operation) => {
  const { method, body } = operation
  const filled = operation.path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
  const requests = [
    ...[...wrongAddresses(operation)].map((path) => [path, body ? exampleOf(body) : {}] as const),
    ...(body ? [...wrongBodies(body)].map((wrong) => [filled, wrong] as const) : []),
  ]
  const talk = new Set<string>()
  for (const [path, wrong] of requests) {
    const answer = await call(method, `/api${path}`, wrong)
    if (answer.status < 400) continue
    for (const sentence of sentencesOf(answer.body)) {
      if (VALIDATOR_TALK.test(sentence) || !/^[A-Z]/.test(sentence)) talk.add(sentence)
    }
  }
  expect([...talk]).toEqual([])
})
