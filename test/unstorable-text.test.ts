import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryOf } from './arbitrary-of.ts'
import { callOperations } from './call-operations.ts'
import type { JsonSchema } from './read-operations.ts'

const { url, operations, call, callAll } = await callOperations('127.61')

const pools = { uuid: [crypto.randomUUID()], email: ['a@nul.test'], uri: [url], text: ['a good word'] }
/** With a password that is strong enough for the rest to be looked at. */
function exampleOf(schema: JsonSchema) {
  const example = fc.sample(arbitraryOf(schema, pools), { numRuns: 1, seed: 3 })[0] as object
  return 'password' in example ? { ...example, password: 'violet-otter-drums-at-dawn' } : example
}

/** Half a character that takes two, and a NUL: in JSON as they are, in addresses as bytes. */
const UNSTORABLE = ['\0', 'a\0b', '\ud83d', '\udc00x']
const IN_ADDRESS = ['%00', 'a%00b', '%2500', '%ED%A0%80', '%ff', '%', '%u0000']

/** Every text of a value, one after the other, spoiled. */
function* spoil(value: unknown): Generator {
  if (typeof value === 'string') {
    for (const bad of UNSTORABLE) yield* [bad, value + bad]
  } else if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) {
      for (const bad of spoil(inner)) yield value.with(index, bad)
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, '\0': 1 }
    for (const [name, inner] of Object.entries(value)) {
      for (const bad of spoil(inner)) yield { ...value, [name]: bad }
    }
  }
}

// Not set up here, so they are not available for anything.
const ELSEWHERE = /^\/(?:stripe|reddit|ai)\/|google/

test.each(operations)(
  '$name does not break by text that nothing can keep',
  { timeout: 60_000 },
  async (operation) => {
    const { method, path, parameters, body } = operation
    const right = body ? exampleOf(body) : {}
    const inQuery = parameters.filter((one) => one.in === 'query')
    const requests: [string, unknown][] = IN_ADDRESS.flatMap((bad) => [
      [path.replaceAll(/\{\w+\}/g, bad), right],
      [`${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}?x=${bad}`, right],
      ...inQuery.map(({ name }): [string, unknown] => [`${path}?${name}=${bad}`, right]),
    ])
    const filled = path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
    for (const spoiled of spoil(right)) requests.push([filled, spoiled])
    const broken: unknown[] = []
    for (const { request, answer } of await callAll(method, requests)) {
      const [address, sent] = request
      const { status, headers, body: said } = answer
      const away = ELSEWHERE.test(path) && status > 500
      const lost = String(headers.location ?? '').includes('server_error')
      if ((status >= 500 && !away) || lost)
        broken.push({ address, sent, status, said, headers: headers.location })
    }
    expect(broken).toEqual([])
  },
)

const NESTED = `${'['.repeat(30_000)}${']'.repeat(30_000)}`

test.each(operations.filter(({ body }) => body))(
  '$name survives a body nested 30,000 deep',
  async (operation) => {
    const { method, path, body } = operation
    const filled = `/api${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`
    const names = Object.keys(body?.properties ?? {})
    const statuses: number[] = []
    for (const name of ['x', ...names]) {
      const { status } = await call(method, filled, `{"${name}":${NESTED}}`)
      statuses.push(status)
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  },
)
