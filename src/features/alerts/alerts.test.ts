import { expect, test } from 'vitest'
import { openAlertWorld } from '../../../test/alert-world.ts'
import { noonZone } from '../../../test/noon-zone.ts'
import { addedChannel, alerts, channel, deliveries, delivery } from './schema.ts'

const world = await openAlertWorld()
const { api, superuser, arrive, add } = world

type User = Awaited<ReturnType<typeof arrive>>

const SLACK = 'https://hooks.slack.com/services/T0001/B0001/abcdefgh'
const look = async (user: User) => alerts.parse((await api.get('/api/alerts', user)).body)
const change = (user: User, id: string, body: object) => api.put(`/api/alerts/channels/${id}`, body, user)
const SETTINGS = {
  timeZone: 'America/New_York',
  dailyAt: 7,
  dailyDays: 'weekdays',
  quiet: { from: 21, to: 6 },
  skipEmpty: true,
}
const choose = (user: User, body: object) => api.put('/api/alerts/settings', body, user)

test('nothing is chosen at first, and what is chosen stays', async () => {
  const user = await arrive()
  expect(await look(user)).toMatchObject({
    settings: null,
    channels: [],
    log: [],
    email: user.email,
    isLive: true,
  })
  expect((await choose(user, SETTINGS)).status).toBe(204)
  expect((await look(user)).settings).toEqual(SETTINGS)
  const off = { ...SETTINGS, dailyAt: null, quiet: null }
  expect((await choose(user, off)).status).toBe(204)
  expect((await look(user)).settings).toEqual(off)
})

test('what else is changed leaves the next daily email alone, and nobody gets two a day', async () => {
  const user = await arrive()
  const everyDay = { ...SETTINGS, timeZone: noonZone(), dailyDays: 'every_day' }
  await choose(user, everyDay)
  const next = async () =>
    (await superuser.query('select next_daily_at as at from alert_settings where user_id = $1', [user.id]))
      .rows[0].at
  await superuser.query(
    `update alert_settings set next_daily_at = now() - interval '1 minute' where user_id = $1`,
    [user.id],
  )
  const due = await next()
  await choose(user, { ...everyDay, quiet: null })
  expect(await next()).toEqual(due)
  await superuser.query(
    `insert into alert_deliveries (user_id, channel_kind, kind, state) values ($1, 'email', 'daily', 'delivered')`,
    [user.id],
  )
  await choose(user, { ...everyDay, dailyAt: 23 })
  const { rows } = await superuser.query(
    `select (next_daily_at at time zone time_zone)::date - (now() at time zone time_zone)::date as days from alert_settings where user_id = $1`,
    [user.id],
  )
  expect(rows[0].days).toBe(1)
})

test('a time zone that this PostgreSQL has forgotten stops nobody', async () => {
  const { rows } = await superuser.query(
    `select app.next_daily_at('Nowhere/Land', 7::smallint, 'every_day', '2026-11-20T13:00:00Z') as next,
       app.quiet_until('Nowhere/Land', 12::smallint, 14::smallint, '2026-11-20T13:00:00Z') as until`,
  )
  expect(rows[0].next.toISOString()).toBe('2026-11-21T07:00:00.000Z')
  expect(rows[0].until.toISOString()).toBe('2026-11-20T14:00:00.000Z')
})

test('the next daily email is planned at the hour of the place, on the days that are wanted', async () => {
  const planned = async (zone: string, hour: number, days: string, after: string) =>
    (
      await superuser.query('select app.next_daily_at($1, $2::smallint, $3, $4::timestamptz) as at', [
        zone,
        hour,
        days,
        after,
      ])
    ).rows[0].at.toISOString()
  // A Friday, 8 AM in New York.
  expect(await planned('America/New_York', 7, 'weekdays', '2026-11-20T13:00:00Z')).toBe(
    '2026-11-23T12:00:00.000Z',
  )
  expect(await planned('America/New_York', 7, 'every_day', '2026-11-20T13:00:00Z')).toBe(
    '2026-11-21T12:00:00.000Z',
  )
  expect(await planned('America/New_York', 9, 'weekdays', '2026-11-20T13:00:00Z')).toBe(
    '2026-11-20T14:00:00.000Z',
  )
  expect(await planned('Asia/Kolkata', 7, 'every_day', '2026-11-20T01:31:00Z')).toBe(
    '2026-11-21T01:30:00.000Z',
  )
  // Clocks go forward at two: there is no half past two, and it's told right after.
  expect(await planned('America/New_York', 2, 'every_day', '2026-03-08T05:00:00Z')).toBe(
    '2026-03-08T07:00:00.000Z',
  )
  expect(await planned('Pacific/Kiritimati', 0, 'weekdays', '2026-11-20T09:00:00Z')).toBe(
    '2026-11-22T10:00:00.000Z',
  )
})

test.each([
  ['2026-11-20T02:30:00Z', 21, 6, '2026-11-20T11:00:00.000Z'],
  ['2026-11-20T10:59:00Z', 21, 6, '2026-11-20T11:00:00.000Z'],
  ['2026-11-20T11:00:00Z', 21, 6, null],
  ['2026-11-20T17:30:00Z', 12, 14, '2026-11-20T19:00:00.000Z'],
  ['2026-11-20T19:30:00Z', 12, 14, null],
  ['2026-11-20T19:30:00Z', 9, 9, null],
  ['2026-11-20T19:30:00Z', null, null, null],
])('at %s, quiet hours in New York from %s to %s end at %s', async (at, from, to, until) => {
  const { rows } = await superuser.query(
    `select app.quiet_until('America/New_York', $1::smallint, $2::smallint, $3::timestamptz) as until`,
    [from, to, at],
  )
  expect(rows[0].until?.toISOString() ?? null).toBe(until)
})

test.each([
  [{ timeZone: 'Nowhere/Land' }, 'timeZone'],
  [{ dailyAt: 24 }, 'dailyAt'],
  [{ dailyDays: 'sundays' }, 'dailyDays'],
  [{ quiet: { from: 1 } }, 'quiet.to'],
])('settings like %o are refused with a sentence', async (wrong, field) => {
  const { status, body } = await choose(await arrive(), { ...SETTINGS, ...wrong })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty([field])
})

test('a place is added once, told by a name that gives nothing away, and changed by its owner alone', async () => {
  const [user, other] = [await arrive(), await arrive('pro')]
  const { channel: slack } = addedChannel.parse(
    await add(user, { kind: 'slack', url: SLACK, label: '#leads' }),
  )
  expect(slack).toMatchObject({
    kind: 'slack',
    target: '#leads',
    state: 'on',
    strongFits: true,
    monitors: true,
  })
  const again = await api.post('/api/alerts/channels', { kind: 'slack', url: SLACK, label: null }, user)
  expect(again.status).toBe(409)
  await add(user, { kind: 'email' })
  const all = await look(user)
  expect(all.channels.map(({ kind, target }) => [kind, target])).toEqual([
    ['slack', '#leads'],
    ['email', user.email],
  ])
  expect(JSON.stringify(all)).not.toContain('abcdefgh')

  expect((await change(other, slack.id, { isOn: false })).status).toBe(404)
  const { body } = await change(user, slack.id, { isOn: false, monitors: false })
  expect(channel.parse(body)).toMatchObject({ state: 'off', monitors: false, strongFits: true })
  expect((await api.delete(`/api/alerts/channels/${slack.id}`, other)).status).toBe(404)
  expect((await api.delete(`/api/alerts/channels/${slack.id}`, user)).status).toBe(204)
  expect((await look(user)).channels.map(({ kind }) => kind)).toEqual(['email'])
})

test('an address lies sealed in the database, and opens for its owner only', async () => {
  const [user, other] = [await arrive(), await arrive()]
  await add(user, { kind: 'webhook', url: 'https://hooks.pawslot.com/in?key=canary-key', label: null })
  const { rows } = await superuser.query('select address from alert_channels where user_id = $1', [user.id])
  const bytes = Buffer.from(rows[0].address, 'base64url').toString('latin1')
  expect(bytes).not.toMatch(/canary|pawslot|whsec/)
  const { sealer } = world.server.services
  expect(sealer.open(rows[0].address, user.id)).toContain('canary-key')
  expect(sealer.open(rows[0].address, other.id)).toBeNull()
})

test.each([
  [
    { kind: 'slack', url: 'https://hooks.slack.com.evil.com/services/T/B/x' },
    'https://hooks.slack.com/services/',
  ],
  [{ kind: 'slack', url: 'http://hooks.slack.com/services/T/B/x' }, 'https://hooks.slack.com/services/'],
  [{ kind: 'discord', url: 'https://discord.com/channels/1/2' }, 'https://discord.com/api/webhooks/'],
  [{ kind: 'webhook', url: 'https://127.0.0.1/in' }, 'public address'],
  [{ kind: 'webhook', url: 'http://hooks.pawslot.com/in' }, 'public address'],
  [{ kind: 'webhook', url: 'https://me:secret@hooks.pawslot.com/in' }, 'public address'],
  [{ kind: 'webhook', url: 'https://hooks.pawslot.com:8443/in' }, 'public address'],
])('%o is no place to send to, and the field says what is', async (wrong, hint) => {
  const { status, body } = await api.post('/api/alerts/channels', { label: null, ...wrong }, await arrive())
  expect(status).toBe(400)
  expect((body.fields as { url?: string[] } | undefined)?.url?.[0]).toContain(hint)
})

test('a webhook tells its secret once; a new one signs at once and the old one for a day more', async () => {
  const user = await arrive()
  const url = world.webhook()
  const { channel: hook, secret } = await add(user, { kind: 'webhook', url, label: null })
  expect(secret).toMatch(/^whsec_/)
  expect((await look(user)).channels[0]).toMatchObject({ target: url, secretEnd: secret?.slice(-4) })
  expect(JSON.stringify(await look(user))).not.toContain(secret)

  const rotated = await api.post(`/api/alerts/channels/${hook.id}/secret`, {}, user)
  expect(rotated.status).toBe(200)
  expect(rotated.body.secret).not.toBe(secret)
  for (const known of [secret, rotated.body.secret]) {
    await fetch(`${world.channelsUrl}/__control/secrets`, {
      method: 'POST',
      body: JSON.stringify({ host: new URL(url).host, secret: known }),
    })
    await superuser.query('delete from alert_deliveries')
    await api.post(`/api/alerts/channels/${hook.id}/test`, {}, user)
    await world.runJobs()
    expect((await world.received(new URL(url).host)).at(-1)?.status).toBe(200)
  }
  expect((await api.post(`/api/alerts/channels/${hook.id}/secret`, {}, await arrive())).status).toBe(404)
})

test('a browser that subscribes again keeps its row, and there is room for ten', async () => {
  const user = await arrive()
  const browser = (n: number) => ({
    kind: 'push',
    endpoint: `https://push.threadlark.test/push/${n}`,
    keys: { p256dh: 'B', auth: 'a' },
    label: `Chrome ${n}`,
  })
  const { channel: first } = await add(user, browser(0))
  await change(user, first.id, { isOn: false })
  expect((await add(user, browser(0))).channel).toMatchObject({ id: first.id, state: 'on' })
  for (let n = 1; n < 10; n += 1) await add(user, browser(n))
  const { status, body } = await api.post('/api/alerts/channels', browser(10), user)
  expect([status, body.error]).toEqual([400, 'You can add up to 10 browsers. Remove one first.'])
})

test.each([
  ['free', undefined],
  ['plus', 'past_due'],
] as const)(
  '%s %s: what was chosen can be seen and turned off, nothing can be added',
  async (plan, status) => {
    const user = await arrive('plus')
    const { channel: email } = await add(user, { kind: 'email' })
    await superuser.query('update profiles set plan_type = $2, subscription_status = $3 where user_id = $1', [
      user.id,
      plan,
      status ?? null,
    ])
    await world.server.services.accounts.sessions.forgetUser(user.id)
    await expect.poll(async () => (await choose(user, SETTINGS)).status, { timeout: 8_000 }).toBe(402)
    expect((await look(user)).isLive).toBe(false)
    expect(
      (await api.post('/api/alerts/channels', { kind: 'slack', url: SLACK, label: null }, user)).status,
    ).toBe(402)
    expect((await api.post(`/api/alerts/channels/${email.id}/test`, {}, user)).status).toBe(402)
    expect((await change(user, email.id, { isOn: false })).status).toBe(200)
  },
)

test('the log has pages and is one’s own', async () => {
  const [user, other] = [await arrive(), await arrive()]
  await superuser.query(
    `insert into alert_deliveries (user_id, channel_kind, kind, state, created_at, subreddit)
     select $1, 'email', 'strong_fit', 'delivered', now() - n * interval '1 minute', 'r' || n from generate_series(1, 70) as n`,
    [user.id],
  )
  // Three were written at once, one of them on the next page, and sent whenever.
  await superuser.query(
    `update alert_deliveries as kept set created_at = same.at, done_at = now(), id = (lpad(to_hex(100 - substr(subreddit, 2)::int), 8, '0') || substr(id::text, 9))::uuid
     from (select created_at as at from alert_deliveries where user_id = $1 and subreddit = 'r50') as same
     where user_id = $1 and subreddit in ('r49', 'r50', 'r51')`,
    [user.id],
  )
  const page = async (who: User, query = '') =>
    deliveries.parse((await api.get(`/api/alerts/deliveries${query}`, who)).body)
  const first = await page(user)
  expect([first.deliveries.length, first.deliveries[0]?.subreddit]).toEqual([50, 'r1'])
  const rest = await page(user, `?before=${first.next}`)
  expect([rest.deliveries.length, rest.next]).toEqual([20, null])
  const all = [...first.deliveries, ...rest.deliveries].map(({ subreddit }) => subreddit)
  expect(all).toEqual(Array.from({ length: 70 }, (_, n) => `r${n + 1}`))
  expect(await page(other)).toEqual({ deliveries: [], next: null })
  const [one] = first.deliveries
  expect(delivery.parse((await api.get(`/api/alerts/deliveries/${one?.id}`, user)).body)).toEqual(one)
  expect((await api.get(`/api/alerts/deliveries/${one?.id}`, other)).status).toBe(404)
  expect((await look(user)).log).toHaveLength(5)
})
