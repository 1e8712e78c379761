import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryOf } from './arbitrary-of.ts'
import { callOperations } from './call-operations.ts'
import type { JsonSchema, Operation } from './read-operations.ts'
import { sentencesOf, VALIDATOR_TALK } from './validator-talk.ts'

const { url, operations, callAll } = await callOperations('127.60')

const pools = { uuid: [crypto.randomUUID()], email: ['a@plain.test'], uri: [url], text: ['word'] }
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

test.each(operations)('$name refuses in plain sentences', { timeout: 60_000 }, async (operation) => {
  const { method, body } = operation
  const filled = operation.path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
  const requests = [
    ...[...wrongAddresses(operation)].map((path) => [path, body ? exampleOf(body) : {}] as const),
    ...(body ? [...wrongBodies(body)].map((wrong) => [filled, wrong] as const) : []),
  ]
  const talk = new Set<string>()
  for (const { answer } of await callAll(method, requests)) {
    if (answer.status < 400) continue
    for (const sentence of sentencesOf(answer.body)) {
      if (VALIDATOR_TALK.test(sentence) || !/^[A-Z]/.test(sentence)) talk.add(sentence)
    }
  }
  expect([...talk]).toEqual([])
})
