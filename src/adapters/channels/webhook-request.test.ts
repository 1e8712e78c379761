import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { makeSigningSecret } from './signing-secret.ts'
import { message, openChannels, testMessage, webhook } from './test-channels.ts'
import { webhookRequest } from './webhook-request.ts'

const channels = await openChannels()
afterAll(() => channels.stop())

test('a signing secret is 32 random bytes', () => {
  const secrets = Array.from({ length: 20 }, makeSigningSecret)
  expect(new Set(secrets).size).toBe(20)
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  }
})

test('what is sent says what happened, in the shape of Standard Webhooks', async () => {
  await channels.send(webhook('https://shape.example.com/in'), {
    ...message,
    kind: 'monitor',
    monitor: 'booking',
  })
  const [delivery] = await channels.deliveries('shape.example.com')
  expect(delivery?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'msg_1',
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
  })
  expect(JSON.parse(String(delivery?.body))).toEqual({
    type: 'thread.monitor_match',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      headline: 'Strong fit in r/smallbusiness',
      thread: {
        id: '1abcde',
        title: 'How do you book dogs?',
        subreddit: 'smallbusiness',
        url: 'https://www.reddit.com/r/smallbusiness/comments/1abcde/how_do_you_book_dogs/',
        posted_at: '2026-11-19T12:00:00.000Z',
        comments: 12,
      },
      why: 'Asks for a booking tool for groomers.',
      product: 'PawSlot',
      monitor: 'booking',
      allowance: 'You can mention it. Say you built it.',
      link: 'https://threadlark.example/dashboard/generate?alert=msg_1',
    },
  })
})

test('each kind has a type of its own', () => {
  const typeOf = (sent: typeof message) =>
    (JSON.parse(webhookRequest(webhook('https://a.example.com'), sent).body.toString()) as { type: string })
      .type
  expect([message, { ...message, kind: 'monitor' as const }, testMessage].map(typeOf)).toEqual([
    'thread.strong_fit',
    'thread.monitor_match',
    'test',
  ])
})

test('the signature is what others make of the same secret', () => {
  const secret = makeSigningSecret()
  const { headers, body } = webhookRequest(webhook('https://a.example.com', [secret]), message)
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body.toString()}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'thread.strong_fit' })
})

test("while secrets change, a receiver of either verifies, and a stranger's doesn't", async () => {
  const [newer, older, stranger] = [makeSigningSecret(), makeSigningSecret(), makeSigningSecret()]
  const host = 'rotating.example.com'
  const sent = async (secret: string) => {
    await channels.control('POST', 'secrets', { host, secret })
    return channels.send(webhook(`https://${host}/in`, [newer, older]), message)
  }
  expect(await sent(newer)).toEqual({ kind: 'delivered', status: 200 })
  expect(await sent(older)).toEqual({ kind: 'delivered', status: 200 })
  expect(await sent(stranger)).toEqual({ kind: 'refused', status: 401 })
  const [delivery] = await channels.deliveries(host)
  expect(delivery?.headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/)
})
