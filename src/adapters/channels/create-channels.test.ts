import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createGuardedDispatcher } from '../website/guarded-dispatcher.ts'
import { createSimulatedInternet } from '../website/simulated-internet.ts'
import type { ChannelAddress } from './address.ts'
import { createChannels } from './create-channels.ts'
import { discordUrl, message, openChannels, slackUrl, testMessage, webhook } from './test-channels.ts'

const channels = await openChannels()
afterEach(() => channels.control('DELETE', 'faults'))
afterAll(() => channels.stop())

const slack = (token: string) => ({ kind: 'slack', url: slackUrl(token) }) satisfies ChannelAddress
const discord = (token: string) => ({ kind: 'discord', url: discordUrl(token) }) satisfies ChannelAddress
const SECRET = /whsec_|xoxSecret|hooks\.slack|webhooks\//

test.each<[string, ChannelAddress, object]>([
  ['Slack', slack('xoxSecret'), { kind: 'delivered', status: 200 }],
  ['a Slack webhook that was removed', slack('goneX'), { kind: 'gone', status: 404 }],
  ['a Slack team that left', slack('noteamX'), { kind: 'gone', status: 404 }],
  ['an archived channel in Slack', slack('archivedX'), { kind: 'gone', status: 410 }],
  ['a wrong token in Slack', slack('invalidX'), { kind: 'refused', status: 403 }],
  ["Slack when it's busy", slack('busyX'), { kind: 'unavailable', status: 429, retryAfterMs: 30_000 }],
  ['Slack when it fails', slack('failingX'), { kind: 'unavailable', status: 500 }],
  ['Discord', discord('xoxSecret'), { kind: 'delivered', status: 200 }],
  ['a Discord webhook that was removed', discord('goneX'), { kind: 'gone', status: 404 }],
  ['a thread that Discord no longer has', discord('nothreadX'), { kind: 'gone', status: 404 }],
  ['a wrong token in Discord', discord('invalidX'), { kind: 'refused', status: 401 }],
  ["Discord when it's busy", discord('busyX'), { kind: 'unavailable', status: 429, retryAfterMs: 1_337 }],
  ["Discord's gate", discord('bannedX'), { kind: 'unavailable', status: 429, retryAfterMs: 900_000 }],
  ['Discord when it fails', discord('failingX'), { kind: 'unavailable', status: 500 }],
  ['a webhook', webhook('https://hooks.example.com/in'), { kind: 'delivered', status: 200 }],
  ['a webhook that says to stop', webhook('https://gone-shop.com/in'), { kind: 'gone', status: 410 }],
  ['a webhook that refuses', webhook('https://refusing-shop.com/in'), { kind: 'refused', status: 401 }],
  ['a webhook that fails', webhook('https://failing-shop.com/in'), { kind: 'unavailable', status: 500 }],
  [
    'a webhook that is busy',
    webhook('https://busy-shop.com/in'),
    { kind: 'unavailable', status: 429, retryAfterMs: 60_000 },
  ],
  ["an address that can't be one", webhook('https://127.0.0.1/in'), { kind: 'refused', status: null }],
  [
    'a webhook without a secret',
    webhook('https://hooks.example.com/in', []),
    { kind: 'refused', status: null },
  ],
])('sending to %s tells how it went and no secret', async (_name, address, outcome) => {
  const told = await channels.send(address, message)
  expect(told).toEqual(outcome)
  expect(JSON.stringify(told)).not.toMatch(SECRET)
})

test('a redirect is not followed', async () => {
  const told = await channels.send(webhook('https://redirecting-shop.com/in'), message)
  expect(told).toEqual({ kind: 'refused', status: 302 })
  expect(await channels.deliveries('redirecting-shop.com')).toHaveLength(1)
  expect(await channels.deliveries('elsewhere.example.com')).toEqual([])
})

test("who doesn't answer within five seconds is unavailable", async () => {
  const start = performance.now()
  const told = await channels.send(webhook('https://slow-shop.com/in'), message)
  expect(told).toEqual({ kind: 'unavailable', status: null })
  expect(performance.now() - start).toBeLessThan(15_000)
})

test('whoever asked may stop waiting', async () => {
  const signal = AbortSignal.timeout(50)
  const start = performance.now()
  const told = await channels.send(webhook('https://slow-shop.com/in'), message, signal)
  expect(told).toEqual({ kind: 'unavailable', status: null })
  expect(performance.now() - start).toBeLessThan(4_500)
})

test.each([408, 425, 502, 503])('a status of %i may pass', async (status) => {
  await channels.control('POST', 'faults', { match: { path: '^/in$' }, fault: { status } })
  expect(await channels.send(webhook('https://hooks.example.com/in'), message)).toEqual({
    kind: 'unavailable',
    status,
  })
})

test.each([
  ['as a date', () => new Date(Date.now() + 90_000).toUTCString(), [60_000, 90_000]],
  ['in a thousand years', () => '99999999999', [86_400_000, 86_400_000]],
])('a receiver says when to come back: %s', async (_name, said, [least = 0, most = 0]) => {
  const headers = { 'retry-after': said() }
  await channels.control('POST', 'faults', { match: { path: '^/in$' }, fault: { status: 503, headers } })
  const told = await channels.send(webhook('https://hooks.example.com/in'), message)
  const ms = told.kind === 'unavailable' ? told.retryAfterMs : undefined
  expect(ms).toBeGreaterThanOrEqual(least)
  expect(ms).toBeLessThanOrEqual(most)
})

test.each(['soon', '-5', ''])('what says no time is not taken for one: %j', async (said) => {
  const fault = { status: 503, headers: { 'retry-after': said } }
  await channels.control('POST', 'faults', { match: { path: '^/in$' }, fault })
  expect(await channels.send(webhook('https://hooks.example.com/in'), message)).toEqual({
    kind: 'unavailable',
    status: 503,
  })
})

test('a connection that breaks is unavailable, and one that breaks after the status has delivered', async () => {
  const match = { path: '^/in$' }
  await channels.control('POST', 'faults', { match, fault: { cut: true }, times: 1 })
  await channels.control('POST', 'faults', { match, fault: { cut: true, afterBytes: 2 }, times: 1 })
  const send = () => channels.send(webhook('https://hooks.example.com/in'), message)
  expect(await send()).toEqual({ kind: 'unavailable', status: null })
  expect(await send()).toEqual({ kind: 'delivered', status: 200 })
})

test.each([
  ['never ends', () => 'a'.repeat(1_024)],
  ['never comes', () => ''],
])('an answer whose body %s has been delivered all the same', async (_name, next) => {
  const server = createServer((_req, res) => {
    res.writeHead(200).flushHeaders()
    const flood = setInterval(() => res.write(next()), 1)
    res.once('close', () => clearInterval(flood))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dispatcher = createSimulatedInternet(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const flooded = createChannels({ dispatcher, userAgent: 'x' })
  const told = await flooded.send(webhook('https://hooks.example.com/in'), message)
  expect(told).toEqual({ kind: 'delivered', status: 200 })
  await dispatcher.destroy()
  server.close()
})

test('a 404 is gone in Discord only where Discord itself says so', async () => {
  await channels.control('POST', 'faults', {
    match: { path: 'webhooks' },
    fault: { status: 404, body: 'lost' },
  })
  expect(await channels.send(discord('a'), message)).toEqual({ kind: 'refused', status: 404 })
})

test('a webhook may be missing for a while', async () => {
  await channels.control('POST', 'faults', { match: { path: '^/in$' }, fault: { status: 404 } })
  const told = await channels.send(webhook('https://hooks.example.com/in'), message)
  expect(told).toEqual({ kind: 'refused', status: 404 })
})

test.each([['127.0.0.1'], ['10.0.0.7'], ['169.254.169.254'], ['::1'], ['93.184.215.14', '192.168.1.1']])(
  'a name that leads inside, to %s, is refused before anything connects',
  async (...addresses) => {
    const dispatcher = createGuardedDispatcher({
      lookUp: async () => addresses,
      connect: () => {
        throw new Error('connected')
      },
    })
    const guarded = createChannels({ dispatcher, userAgent: 'x' })
    expect(await guarded.send(webhook('https://hooks.example.com/in'), message)).toEqual({
      kind: 'refused',
      status: null,
    })
    await guarded.close()
  },
)

test('every vendor takes a test message, and every request says who sends it', async () => {
  const { address } = await channels.subscribe()
  for (const to of [slack('fine'), discord('fine'), webhook('https://test.example.com/in'), address])
    expect(await channels.send(to, testMessage)).toMatchObject({ kind: 'delivered' })
  for (const host of ['hooks.slack.com', 'discord.com', 'test.example.com', 'push.threadlark.test'])
    expect((await channels.deliveries(host)).at(-1)?.headers['user-agent']).toBe('Threadlark/1')
})
