import fc, { type Arbitrary } from 'fast-check'
import { arbitraryOf, fieldOf, type Pools } from '../arbitrary-of.ts'
import type { Operation } from '../read-operations.ts'

/** What is sent: `{name}` in its address is still to be filled, so that a counterexample reads like the operation. */
export type Sent = {
  caller: 'nobody' | 'free' | 'plus'
  address: string
  /** Undefined where nothing is sent. */
  body: string | undefined
  headers: Record<string, string>
}

/** Texts that broke something somewhere before. None holds a word that a leak is known by. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\u202E\u200B\uFEFF',
  "' or ''='",
  "'; --",
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%2500',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/',
  'https://user:pass@[::1]:6379/',
  'file:///etc/hosts',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  '-1',
  '9'.repeat(40),
  '2026-02-30T25:61:61Z',
  `also${', and '.repeat(40)}x`,
  '('.repeat(500),
  'a'.repeat(5_000),
  '\u0130\u0131\uFB03'.repeat(50),
]
const HOSTILE_VALUES = [null, true, 0, -1, 1.5, 1e308, [], {}, [[[]]], ['a', 1, null], { a: { b: {} } }]
/** Bodies that are no JSON, or JSON of a kind that parsers disagree on. */
const HOSTILE_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e400',
  '\uFEFF{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1,"a":2}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  'a=1&b=2',
]
const HOSTILE_HEADERS: Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'image/svg+xml' },
  { 'content-encoding': 'gzip' },
  { accept: 'text/event-stream' },
  { accept: 'text/html' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': "1.2.3.4, ' or ''=', ::1" },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { authorization: 'Bearer x' },
  { cookie: '__Host-session=x; better-auth.session_token=%00; a=%E0%A4%A' },
  { 'stripe-signature': 't=1,v1=00' },
  { range: 'bytes=0-1,5-' },
  { 'if-none-match': '*' },
]

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 80 }))
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...HOSTILE_VALUES) },
)
const CALLERS = fc.constantFrom<Sent['caller']>('nobody', 'free', 'plus', 'plus', 'plus')

/** Requests that an operation takes, that it almost takes, and that nobody in good faith would send. */
export function requestsOf(operation: Operation, pools: Pools): Arbitrary<Sent> {
  const { method, body } = operation
  const carries = method !== 'GET' && method !== 'DELETE'
  const right = body ? arbitraryOf(body, pools) : fc.constant({})
  const none = fc.constant<string | undefined>(undefined)
  const whole = carries ? right.map((value) => JSON.stringify(value)) : none
  const almost = carries ? fc.tuple(right, fc.nat(), hostileValue).map(spoilOne) : none
  const hostile = carries ? fc.oneof(fc.constantFrom(...HOSTILE_BODIES), hostileValue.map(asJson)) : none
  const rightAddress = addressOf(operation, pools, fc.constant(null))
  const wrongAddress = addressOf(operation, pools, fc.option(hostileText, { nil: null }))
  const plain = fc.constant({})
  const odd = fc.oneof(plain, fc.constantFrom(...HOSTILE_HEADERS))
  const request = (
    address: Arbitrary<string>,
    body: Arbitrary<string | undefined>,
    headers: Arbitrary<Record<string, string>>,
  ) => fc.record({ caller: CALLERS, address, body, headers })
  return fc.oneof(
    { weight: 4, arbitrary: request(rightAddress, whole, plain) },
    { weight: 3, arbitrary: request(rightAddress, almost, plain) },
    { weight: 2, arbitrary: request(wrongAddress, almost, odd) },
    { weight: 1, arbitrary: request(wrongAddress, hostile, odd) },
  )
}

/** The operation's address with its parameters; each may be something hostile instead. */
function addressOf({ path, parameters }: Operation, pools: Pools, instead: Arbitrary<string | null>) {
  const values = parameters.map(({ name, schema, required, in: place }) =>
    fc
      .tuple(
        fieldOf(place === 'path' ? listOf(path) : name, schema, pools),
        instead,
        required ? fc.constant(true) : fc.boolean(),
      )
      .map(([right, wrong, given]) => ({ name, place, given, value: wrong ?? String(right) })),
  )
  return fc.tuple(...values).map((all) => {
    const filled = all
      .filter(({ place }) => place === 'path')
      .reduce((done, { name, value }) => done.replace(`{${name}}`, () => encode(value) || '%20'), path)
    const query = all
      .filter(({ place, given }) => place === 'query' && given)
      .map(({ name, value }) => `${name}=${encode(value)}`)
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  })
}

/** What the id in an address is one of: `drafts` in `/drafts/{id}/copied`. */
const listOf = (path: string) => path.split('/{')[0]?.split('/').at(-1) ?? ''

/** Half a character has no encoding, but a byte sequence that some programs write for it. */
const encode = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%BD')

const asJson = (value: unknown) => JSON.stringify(value)

/** One field, at any depth, replaced, removed, doubled or added. */
function spoilOne([value, where, bad]: [unknown, number, unknown]): string {
  const copy = structuredClone(value)
  const places = [...placesIn(copy)]
  const place = places[where % Math.max(places.length, 1)]
  if (!place) return asJson(bad)
  const { holder, key } = place
  const old = holder[key]
  const way = where % 5
  if (way === 0) delete holder[key]
  else if (way === 1) holder[key] = [old, old]
  else if (way === 2) holder[`${key}_`] = bad
  else if (way === 3 && typeof old === 'string') holder[key] = old + String(bad)
  else holder[key] = bad
  return asJson(copy)
}

type Holder = Record<string, unknown>
function* placesIn(value: unknown): Generator<{ holder: Holder; key: string }> {
  if (typeof value !== 'object' || value === null) return
  const holder = value as Holder
  for (const key of Object.keys(holder)) {
    yield { holder, key }
    yield* placesIn(holder[key])
  }
}
