import webPush from 'web-push'
import { afterAll, expect, test } from 'vitest'
import { createChannels } from './create-channels.ts'
import { message, openChannels, saying } from './test-channels.ts'

const channels = await openChannels()
const { address } = await channels.subscribe()
afterAll(() => channels.stop())

const newest = async () => (await channels.deliveries('push.threadlark.test')).at(-1)

test('what the browser decrypts is what was sent', async () => {
  expect(await channels.send(address, message)).toEqual({ kind: 'delivered', status: 201 })
  expect((await newest())?.body).toEqual({
    id: 'msg_1',
    title: 'Strong fit in r/smallbusiness',
    body: 'How do you book dogs?\nAsks for a booking tool for groomers.',
    url: 'https://threadlark.example/dashboard/generate?alert=msg_1',
  })
})

test('a push waits for half a day, and a repeat replaces it', async () => {
  const topics: unknown[] = []
  for (const id of ['msg_1', 'msg_1', `msg_${'2'.repeat(300)}`]) {
    await channels.send(address, { ...message, id })
    const headers = (await newest())?.headers
    expect(headers).toMatchObject({ ttl: '43200', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    topics.push(headers?.topic)
  }
  expect(topics[0]).toMatch(/^[\w-]{32}$/)
  expect(topics[1]).toBe(topics[0])
  expect(topics[2]).not.toBe(topics[0])
})

test.each(['a', '😀', '"', 'ß'])('a long title of %s leaves a payload below 3,000 bytes', async (one) => {
  await channels.send(address, { ...saying(one.repeat(3_000)), why: 'Why it is here.' })
  const body = (await newest())?.body as { body: string; url: string }
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(3_000)
  expect(body.body).toMatch(/^(.)\1{300,}…\nWhy it is here\.$/u)
  expect(body.url).toBe(message.link)
})

test('a browser that has turned alerts off is gone, and one that never was too', async () => {
  const { id, address } = await channels.subscribe()
  await channels.control('DELETE', `subscriptions/${id}`)
  expect(await channels.send(address, message)).toEqual({ kind: 'gone', status: 410 })
  const unknown = { ...address, endpoint: 'https://push.threadlark.test/push/unknown' }
  expect(await channels.send(unknown, message)).toEqual({ kind: 'gone', status: 404 })
})

test('a browser that subscribed to another key refuses ours', async () => {
  const other = await channels.subscribe(webPush.generateVAPIDKeys().publicKey)
  expect(await channels.send(other.address, message)).toEqual({ kind: 'refused', status: 403 })
})

test('a push service that is busy is asked later', async () => {
  const fault = { status: 429, headers: { 'retry-after': '120' } }
  await channels.control('POST', 'faults', { match: { path: '^/push/' }, fault, times: 1 })
  expect(await channels.send(address, message)).toEqual({
    kind: 'unavailable',
    status: 429,
    retryAfterMs: 120_000,
  })
})

test.each([
  { p256dh: 'short' },
  { p256dh: Buffer.alloc(65, 4).toString('base64url') },
  { auth: '' },
  { endpoint: 'http://push.threadlark.test/push/1' },
])("keys and addresses that can't be any are refused: %j", async (wrong) => {
  expect(await channels.send({ ...address, ...wrong }, message)).toEqual({ kind: 'refused', status: null })
})

test('without keys of our own nothing is pushed', async () => {
  const { dispatcher } = channels
  const silent = createChannels({ dispatcher, vapid: undefined, userAgent: 'x' })
  expect(await silent.send(address, message)).toEqual({ kind: 'refused', status: null })
})
