import { createECDH, generateKeyPairSync, sign } from 'node:crypto'
import { type Dispatcher, request } from 'undici'
import { Webhook } from 'standardwebhooks'
import webPush from 'web-push'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createSimulatedInternet } from '../../src/adapters/website/simulated-internet.ts'
import { decryptPush } from './decrypt-push.ts'
import { createDeliveries } from './deliveries.ts'
import { startChannels } from './start-channels.ts'

const simulator = await startChannels({ port: 0 })
const dispatcher = createSimulatedInternet(simulator.url)
afterEach(() => fetch(`${simulator.url}/deliveries`, { method: 'DELETE' }))
afterAll(async () => {
  await dispatcher.close()
  await simulator.close()
})

type Sent = { headers?: Record<string, string>; body?: string | Buffer; method?: Dispatcher.HttpMethod }

async function send(url: string, { headers, body, method = 'POST' }: Sent) {
  const answer = await request(url, {
    dispatcher,
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() }
}

const read = async <T>(path: string) => (await (await fetch(simulator.url + path)).json()) as T
const control = (method: string, path: string, body?: object) =>
  fetch(`${simulator.url}/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })

const slack = (payload: unknown, token = 'fine', headers = {}) =>
  send(`https://hooks.slack.com/services/T0/B0/${token}`, { body: JSON.stringify(payload), headers })
const plain = (text: string) => ({ type: 'plain_text', text })

test.each([
  [{ text: 'Hello' }, 200, 'ok'],
  [{ blocks: [{ type: 'section', text: { type: 'mrkdwn', text: '*Hello*' } }] }, 200, 'ok'],
  [{ text: 'x', blocks: [{ type: 'context', elements: [plain('a')] }, { type: 'divider' }] }, 200, 'ok'],
  [{}, 400, 'no_text'],
  [{ text: '', blocks: [] }, 400, 'no_text'],
  ['hello', 400, 'invalid_payload'],
  [{ message: 'Hello' }, 400, 'invalid_payload'],
  [{ blocks: [{ type: 'header', text: { type: 'mrkdwn', text: 'a' } }] }, 400, 'invalid_blocks'],
  [{ blocks: [{ type: 'header', text: plain('a'.repeat(151)) }] }, 400, 'invalid_blocks'],
  [{ blocks: [{ type: 'section', text: plain('a'.repeat(3_001)) }] }, 400, 'invalid_blocks'],
  [{ blocks: [{ type: 'section', text: plain('') }] }, 400, 'invalid_blocks'],
  [{ blocks: [{ type: 'section' }] }, 400, 'invalid_blocks'],
  [{ blocks: [{ type: 'banner' }] }, 400, 'invalid_blocks'],
  [{ blocks: Array.from({ length: 51 }, () => ({ type: 'divider' })) }, 400, 'invalid_blocks'],
])('Slack answers %j with %i %s', async (payload, status, body) => {
  expect(await slack(payload)).toMatchObject({ status, body })
})

test.each([
  ['gone1', 404, 'no_service'],
  ['noteam1', 404, 'no_team'],
  ['nochannel1', 404, 'channel_not_found'],
  ['archived1', 410, 'channel_is_archived'],
  ['invalid1', 403, 'invalid_token'],
  ['busy1', 429, 'rate_limited'],
  ['failing1', 500, 'rollup_error'],
])('a Slack token that begins like %s gets %i %s', async (token, status, body) => {
  expect(await slack({ text: 'Hello' }, token)).toMatchObject({ status, body })
})

test('Slack wants JSON by POST at a whole address', async () => {
  expect(await slack({ text: 'a' }, 'fine', { 'content-type': 'text/plain' })).toMatchObject({ status: 400 })
  expect(await send('https://hooks.slack.com/services/T0', { body: '{"text":"a"}' })).toMatchObject({
    status: 404,
  })
  expect(await send('https://hooks.slack.com/services/T0/B0/a', { method: 'GET' })).toMatchObject({
    status: 405,
  })
})

const discord = async (payload: string, path = '/api/webhooks/12/fine', host = 'discord.com') => {
  const { status, body, headers } = await send(`https://${host}${path}`, { body: payload })
  return { status, headers, said: body ? (JSON.parse(body) as Record<string, unknown>) : undefined }
}

test.each([
  [{}, 50_006],
  [{ content: '' }, 50_006],
  [{ content: 'a'.repeat(2_001) }, 50_035],
  [{ embeds: [{}] }, 50_035],
  [{ embeds: [{ title: 'a'.repeat(257) }] }, 50_035],
  [{ embeds: [{ description: 'a'.repeat(4_097) }] }, 50_035],
  [{ embeds: [{ title: 'a', url: 'javascript:alert(1)' }] }, 50_035],
  [{ embeds: [{ title: 'a', color: '#fff' }] }, 50_035],
  [{ embeds: Array.from({ length: 11 }, () => ({ title: 'a' })) }, 50_035],
  [{ embeds: [{ description: 'a'.repeat(4_000) }, { description: 'a'.repeat(2_001) }] }, 50_035],
  [{ content: 'a', allowed_mentions: { parse: ['anybody'] } }, 50_035],
])('Discord refuses %j with %i', async (payload, code) => {
  expect(await discord(JSON.stringify(payload))).toMatchObject({ status: 400, said: { code } })
})

test('Discord takes a message under each of its names, and shows it to who waits', async () => {
  const payload = JSON.stringify({ content: 'Hello' })
  for (const host of ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discordapp.com'])
    expect(await discord(payload, '/api/v10/webhooks/12/fine', host)).toMatchObject({ status: 204 })
  const waited = await discord(payload, '/api/webhooks/12/fine?wait=true')
  expect(waited).toMatchObject({ status: 200, said: { webhook_id: '12' } })
})

test('Discord refuses what is no JSON, no webhook, or too much', async () => {
  expect(await discord('{')).toMatchObject({ status: 400, said: { code: 50_109 } })
  expect(await discord('{}', '/api/webhooks/12')).toMatchObject({ status: 404, said: { code: 0 } })
  expect(await discord('{}', '/api/webhooks/12/gone')).toMatchObject({ status: 404, said: { code: 10_015 } })
  const { status, headers, said } = await discord('{}', '/api/webhooks/12/busy')
  expect([status, headers['retry-after'], said]).toEqual([
    429,
    '2',
    { message: 'You are being rate limited.', retry_after: 1.337, global: false },
  ])
})

test('a push is decrypted as RFC 8291 does in its example', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const text = decryptPush(bytes(body), {
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    publicKey: bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  })
  expect(text.toString()).toBe('When I grow up, I want to be a watermelon')
})

const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const vapidDetails = { subject: 'mailto:a@example.com', publicKey, privateKey }

const subscribe = async (options = {}) =>
  (await (await control('POST', 'subscriptions', options)).json()) as {
    id: string
    endpoint: string
    keys: { p256dh: string; auth: string }
  }

type Change = (headers: Record<string, string | undefined>) => void

/** A whole push, with what a test changes of its headers. */
async function push(change: Change = () => {}, { payload = '{"a":1}', options = {} } = {}) {
  const subscription = await subscribe(options)
  const details = webPush.generateRequestDetails(subscription, payload, { vapidDetails, TTL: 60 })
  const headers: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  change(headers)
  const kept = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return send(details.endpoint, { headers: Object.fromEntries(kept), body: details.body })
}

/** A token of VAPID with claims of one's own. */
function tokenOf(claims: object, alg = 'ES256') {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
  const k = Buffer.concat([Buffer.from([4]), ...[x, y].map((half) => Buffer.from(half, 'base64url'))])
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ typ: 'JWT', alg })}.${encode(claims)}`
  const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' as const }
  const signature = sign('sha256', Buffer.from(signed), key).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${k.toString('base64url')}`
}

const inHours = (hours: number) => Math.floor(Date.now() / 1_000) + hours * 3_600
const claims = { aud: 'https://push.threadlark.test', exp: inHours(12), sub: 'mailto:a@example.com' }

test('a push arrives, and is told as what the browser reads', async () => {
  const answer = await push((headers) => {
    headers.authorization = tokenOf(claims)
  })
  expect(answer).toMatchObject({ status: 201 })
  expect(answer.headers.location).toMatch(/^https:\/\/push\.threadlark\.test\/message\//)
  const { deliveries } = await read<{ deliveries: object[] }>('/deliveries?host=push.threadlark.test')
  expect(deliveries).toMatchObject([{ body: { a: 1 }, status: 201, headers: { ttl: '60' } }])
})

test.each<[string, number, Change]>([
  ['without TTL', 400, (h) => void (h.ttl = undefined)],
  ['in an older encoding', 400, (h) => void (h['content-encoding'] = 'aesgcm')],
  ['with a topic too long', 400, (h) => void (h.topic = 'a'.repeat(33))],
  ['with an urgency that is none', 400, (h) => void (h.urgency = 'now')],
  ['unsigned', 401, (h) => void (h.authorization = undefined)],
  ['signed by a password', 403, (h) => void (h.authorization = 'Basic abc')],
  [
    'for another service',
    403,
    (h) => void (h.authorization = tokenOf({ ...claims, aud: 'https://a.example' })),
  ],
  ['signed for two days', 403, (h) => void (h.authorization = tokenOf({ ...claims, exp: inHours(48) }))],
  ['signed for yesterday', 403, (h) => void (h.authorization = tokenOf({ ...claims, exp: inHours(-1) }))],
  ['by nobody', 403, (h) => void (h.authorization = tokenOf({ ...claims, sub: undefined }))],
  ['signed another way', 403, (h) => void (h.authorization = tokenOf(claims, 'none'))],
  [
    'signed by another key',
    403,
    (h) =>
      void (h.authorization = (h.authorization ?? '').replace(/k=.*/, tokenOf(claims).split(' ')[2] ?? '')),
  ],
])('a push %s is refused with %i', async (_name, status, change) => {
  expect(await push(change)).toMatchObject({ status })
})

test("a push is refused where it's too long, for another browser, or of another sender", async () => {
  expect(await push(undefined, { payload: 'a'.repeat(4_090) })).toMatchObject({ status: 413 })
  expect(await push(undefined, { options: { applicationServerKey: 'another' } })).toMatchObject({
    status: 403,
  })
  const { endpoint, keys } = await subscribe()
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const details = webPush.generateRequestDetails({ endpoint, keys: { ...keys, p256dh } }, 'x', {
    vapidDetails,
  })
  const answer = await send(endpoint, { headers: details.headers, body: details.body })
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('could not decrypt')])
})

test('a subscription that has ended is gone', async () => {
  const { id, endpoint } = await subscribe()
  expect((await control('DELETE', `subscriptions/${id}`)).status).toBe(204)
  expect((await control('DELETE', `subscriptions/${id}`)).status).toBe(404)
  expect(await send(endpoint, { body: 'x' })).toMatchObject({ status: 410 })
  expect(await send(`${endpoint}0`, { body: 'x' })).toMatchObject({ status: 404 })
})

const hook = (host: string, body: string, headers = {}) => send(`https://${host}/in`, { body, headers })

test.each([
  ['hooks.example.com', 200],
  ['failing-shop.com', 500],
  ['gone-shop.com', 410],
  ['redirecting-shop.com', 302],
  ['refusing-shop.com', 401],
  ['busy-shop.com', 429],
])('%s answers %i', async (host, status) => expect(await hook(host, '{}')).toMatchObject({ status }))

test('a receiver that knows the secret takes what is signed with it, and signed just now', async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const host = 'signed.example.com'
  expect((await control('POST', 'secrets', { host, secret: 'whsec_?' })).status).toBe(400)
  expect((await control('POST', 'secrets', { host, secret })).status).toBe(204)
  const signed = (at: Date, body = '{}') => ({
    'webhook-id': 'a',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('a', at, body),
  })
  const [now, earlier] = [new Date(), new Date(Date.now() - 6 * 60_000)]
  expect(await hook(host, '{}', signed(now))).toMatchObject({ status: 200 })
  expect(await hook(host, '{}', signed(earlier))).toMatchObject({ status: 401 })
  expect(await hook(host, '{"a":1}', signed(now))).toMatchObject({ status: 401 })
  expect(await hook(host, '{}')).toMatchObject({ status: 401 })
  await control('DELETE', 'secrets')
  expect(await hook(host, '{}')).toMatchObject({ status: 200 })
})

test('what came in can be listed and counted by host, with its repeats, and forgotten', async () => {
  for (const id of ['a', 'b', 'a']) await hook('hooks.example.com', '{}', { 'webhook-id': id })
  await slack({ text: 'Hello' })
  const { deliveries } = await read<{ deliveries: object[] }>('/deliveries?host=hooks.example.com&limit=2')
  expect(deliveries).toMatchObject([
    { host: 'hooks.example.com', path: '/in', headers: { 'webhook-id': 'b' }, body: '{}', status: 200 },
    { headers: { 'webhook-id': 'a' }, at: expect.stringMatching(/^\d{4}-.*Z$/) },
  ])
  expect(await read('/deliveries/count?host=hooks.example.com')).toEqual({ count: 3, distinct: 2 })
  expect(await read('/deliveries/count')).toEqual({ count: 4, distinct: 3 })
  expect(await (await fetch(simulator.url)).text()).toContain('hooks.slack.com/services/T0/B0/fine')
  expect((await fetch(`${simulator.url}/deliveries`, { method: 'DELETE' })).status).toBe(204)
  expect(await read('/deliveries/count')).toEqual({ count: 0, distinct: 0 })
})

test('a slow receiver is listed before it answers', async () => {
  const giveUp = new AbortController()
  const waiting = request('https://slow-shop.com/in', { dispatcher, method: 'POST', signal: giveUp.signal })
  await expect
    .poll(() => read('/deliveries?host=slow-shop.com'))
    .toMatchObject({ deliveries: [{ status: null }] })
  giveUp.abort()
  await expect(waiting).rejects.toThrow('aborted')
})

test('of a hundred thousand deliveries the newest are kept and counted, in a moment', () => {
  const deliveries = createDeliveries()
  const start = process.threadCpuUsage()
  for (let at = 0; at < 100_000; at += 1) {
    const id = String(Math.floor(at / 2))
    deliveries.add({ id, host: 'a', path: '/', at: '', headers: {}, body: '', status: 200 })
  }
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1_000).toBeLessThan(2_000)
  const { count, distinct } = deliveries.count('a')
  expect(count).toBeLessThanOrEqual(50_000)
  expect(count).toBeGreaterThanOrEqual(45_000)
  expect(Math.abs(count / 2 - distinct)).toBeLessThanOrEqual(1)
  expect(deliveries.list({ limit: 1 })).toMatchObject([{ id: '49999' }])
})
