import { expect, test } from 'vitest'
import { openAlertWorld } from '../../../test/alert-world.ts'
import { noonZone } from '../../../test/noon-zone.ts'
import { MOST_FAILURES } from './deliver/record-outcome.ts'
import { dayIn, weekdayOf } from '../calendar/judge/days.ts'
import { alerts, MOST_A_DAY } from './schema.ts'
import { forgetDeliveries, giveUpStuck } from './tell/forget-deliveries.ts'
import { raiseAlerts } from './tell/raise-alerts.ts'
import { planDailyMails } from './tell/plan-daily-mails.ts'
import { tellStrongFits } from './tell/tell-strong-fits.ts'

const world = await openAlertWorld()
const { api, superuser, arrive, add, post, tell, received, mails, deliveries, judge, db } = world

type User = Awaited<ReturnType<typeof arrive>>

async function withWebhook(kind = 'hook', plan: 'pro' | 'plus' = 'plus') {
  const user = await arrive(plan)
  const host = `${kind}-${crypto.randomUUID().slice(0, 8)}.test-receiver.com`
  const { channel } = await add(user, { kind: 'webhook', url: `https://${host}/in`, label: null })
  return { user, host, channel }
}
const channelOf = async (user: User) => alerts.parse((await api.get('/api/alerts', user)).body).channels[0]
const states = async (user: User) => (await deliveries(user)).map(({ state }) => state)
/** As if the time for another try had come. */
const waitForNextTry = () =>
  superuser.query('update alert_deliveries set next_try_at = now() where next_try_at is not null')

test('a strong fit is told at once wherever someone wants it, and once only', async () => {
  const { user, host } = await withWebhook()
  await add(user, { kind: 'email' })
  await add(user, {
    kind: 'slack',
    url: `https://hooks.slack.com/services/T1/B1/${user.id.slice(0, 8)}`,
    label: null,
  })
  await add(user, {
    kind: 'discord',
    url: `https://discord.com/api/webhooks/1234/${user.id.slice(0, 8)}`,
    label: null,
  })
  const id = await post(user, {})
  await post(user, { fit: 'fair' })
  await tell()
  await superuser.query('update reddit.verdicts set told_at = null')
  await tell()

  const [hook, ...more] = await received(host)
  expect(more).toEqual([])
  const { type, data } = JSON.parse(hook?.body ?? '')
  expect(type).toBe('thread.strong_fit')
  expect(JSON.stringify(data)).toContain(`How do you stop no-shows? ${id}`)
  expect(JSON.stringify(data)).toContain(`/dashboard/today?thread=${id}&for=${user.productId}`)
  const [mail, ...moreMails] = await mails(user.email)
  expect(moreMails).toEqual([])
  expect(mail?.subject).toBe(`Strong fit in r/doggrooming: How do you stop no-shows? ${id}`)
  expect(mail?.text).toContain('Asks for a booking tool.')
  const rows = await deliveries(user)
  expect(rows.map(({ channel_kind, state, attempts }) => [channel_kind, state, attempts])).toEqual(
    expect.arrayContaining(['webhook', 'email', 'slack', 'discord'].map((kind) => [kind, 'delivered', 1])),
  )
  expect(rows).toHaveLength(4)
  expect(hook?.headers['webhook-id']).toBe(rows.find((row) => row.channel_kind === 'webhook')?.id)
  const byMail = rows.find((row) => row.channel_kind === 'email')?.id
  expect(mail?.messageId).toBe(`<${byMail}@threadlark.test>`)
  expect(mail?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

test('nothing of what an alert says is kept: neither in the log, nor in the queue', async () => {
  const { user } = await withWebhook()
  await post(user, {}, { title: 'A canary sings about no-shows' })
  await tellStrongFits(db)
  const { rows: queued } = await superuser.query('select payload::text from outbox')
  expect(queued).toHaveLength(1)
  expect(queued[0].payload).not.toContain('canary')
  await world.runJobs()
  expect(JSON.stringify(await deliveries(user))).not.toMatch(/canary|seven|booking tool/)
  expect(JSON.stringify(world.server.lines)).not.toContain('canary')
})

test('two products of one person, two workers: one alert', async () => {
  const { user, host } = await withWebhook()
  const id = await post(user, {})
  const { rows } = await superuser.query(
    `insert into products (user_id, name, description, subreddits) values ($1, 'Bookly', 'Books.', '{doggrooming}') returning id`,
    [user.id],
  )
  await judge({ ...user, productId: rows[0].id }, id, {})
  await Promise.all([tellStrongFits(db), tellStrongFits(db), tellStrongFits(db)])
  await tell()
  expect(await received(host)).toHaveLength(1)
})

test.each([
  ['someone is in trouble', { trouble: 'crisis' }, {}],
  ['the post is from yesterday', {}, { ago: '7 hours' }],
])('where %s, nobody is told', async (_, verdict, more) => {
  const { user, host } = await withWebhook()
  await post(user, verdict, more)
  await tell()
  expect(await received(host)).toEqual([])
  expect(await deliveries(user)).toEqual([])
})

test.each([
  ['of an account without a plan', `update profiles set plan_type = 'free' where user_id = $1`],
  ['of an account that owes us', `update profiles set subscription_status = 'past_due' where user_id = $1`],
  ['to a channel that is off', 'update alert_channels set is_on = false where user_id = $1'],
  [
    'to a channel that isn’t told of fits',
    'update alert_channels set strong_fits = false where user_id = $1',
  ],
  [
    'to a channel that came after the post',
    `update alert_channels set on_since = now() + interval '1 minute' where user_id = $1`,
  ],
])('nothing is sent %s', async (_, statement) => {
  const { user, host } = await withWebhook()
  await superuser.query(statement, [user.id])
  await post(user, {})
  await tell()
  expect([await received(host), await deliveries(user)]).toEqual([[], []])
})

test.each([
  ['was answered', `insert into activity (user_id, kind, post_id, named) values ($1, 'comment', $2, false)`],
  [
    'was dismissed',
    `insert into thread_marks (user_id, post_id, product_id, subreddit, kind)
     select $1, $2, id, 'doggrooming', 'dismissed' from products where user_id = $1 limit 1`,
  ],
  ['is locked', 'update reddit.posts set locked = true where $1::uuid is not null and id = $2'],
  [
    'was taken away',
    `update reddit.posts set removed_by_category = 'author', title = '', selftext = '', author = '', permalink = ''
     where $1::uuid is not null and id = $2`,
  ],
  ['lost its plan', `update profiles set plan_type = 'free' where user_id = $1 and $2 <> ''`],
  ['lost its channel', `update alert_channels set is_on = false where user_id = $1 and $2 <> ''`],
])('what %s before it could be sent is taken back', async (_, statement) => {
  const { user, host } = await withWebhook()
  const id = await post(user, {})
  await tellStrongFits(db)
  await superuser.query(statement, [user.id, id])
  await world.runJobs()
  expect(await received(host)).toEqual([])
  expect(await states(user)).toEqual(['withdrawn'])
})

test('in quiet hours an alert waits for their end', async () => {
  const { user, host } = await withWebhook()
  const { rows } = await superuser.query(
    `select extract(hour from now() at time zone 'Asia/Tokyo')::int as hour`,
  )
  const from = rows[0].hour
  const settings = { timeZone: 'Asia/Tokyo', dailyAt: null, dailyDays: 'weekdays', skipEmpty: true }
  // Long enough for the next hour to begin meanwhile.
  const quiet = { from, to: (from + 3) % 24 }
  expect((await api.put('/api/alerts/settings', { ...settings, quiet }, user)).status).toBe(204)
  await post(user, {})
  await tell()
  expect(await received(host)).toEqual([])
  const [row] = await deliveries(user)
  expect(row.state).toBe('due')
  expect(row.next_try_at.getUTCMinutes()).toBe(0)
  const inHours = (row.next_try_at.getTime() - Date.now()) / 3_600_000
  expect(inHours > 1 && inHours <= 3, `in ${inHours} hours`).toBe(true)
  await superuser.query('update alert_settings set quiet_from = null, quiet_to = null')
  await waitForNextTry()
  await tell()
  expect(await received(host)).toHaveLength(1)
  expect(await states(user)).toEqual(['delivered'])
})

test('a place is told so much a day and no more; the log says of the rest where it is', async () => {
  const { user, host } = await withWebhook()
  for (let n = 0; n < MOST_A_DAY + 3; n += 1) await post(user, {})
  await tell()
  await post(user, {})
  await tell()
  expect(await received(host)).toHaveLength(MOST_A_DAY)
  expect((await states(user)).filter((state) => state === 'over_limit')).toHaveLength(4)
  // The next day there is room again, however much was left out.
  await superuser.query(
    `update alert_deliveries set created_at = now() - interval '25 hours' where user_id = $1 and state = 'delivered'`,
    [user.id],
  )
  await post(user, {})
  await tell()
  expect(await received(host)).toHaveLength(MOST_A_DAY + 1)
})

test('what fails is tried again later and later, with the same id, and in the end given up', async () => {
  const { user, host, channel } = await withWebhook('failing')
  await post(user, {})
  const waits: number[] = []
  for (let n = 0; n < 7; n += 1) {
    await tell()
    const [row] = await deliveries(user)
    if (row.next_try_at) waits.push((row.next_try_at.getTime() - Date.now()) / 1_000)
    await waitForNextTry()
  }
  await tell()
  expect(waits).toHaveLength(6)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits[0]).toBeGreaterThan(2)
  expect(waits.at(-1)).toBeLessThan(7 * 3_600)
  const tries = await received(host)
  expect(tries).toHaveLength(7)
  expect(new Set(tries.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await deliveries(user)).toMatchObject([
    { state: 'given_up', attempts: 7, status: 500, next_try_at: null },
  ])
  const { body } = await api.get('/api/alerts', user)
  expect(body.channels).toMatchObject([{ id: channel.id, state: 'failing', failures: 7, lastStatus: 500 }])
})

test('after so many failures a place is left alone, until a test arrives', async () => {
  const { user, host, channel } = await withWebhook('failing')
  await superuser.query('update alert_channels set failures = $2, failing_since = $3 where id = $1', [
    channel.id,
    MOST_FAILURES - 1,
    new Date(Date.now() - 25 * 3_600_000),
  ])
  await post(user, {})
  await tell()
  expect(await states(user)).toEqual(['given_up'])
  await post(user, {})
  await tell()
  expect(await received(host)).toHaveLength(1)
  const look = () => channelOf(user)
  expect(await look()).toMatchObject({ state: 'paused', failures: MOST_FAILURES })

  const address = world.server.services.sealer.seal(
    JSON.stringify({
      kind: 'webhook',
      url: world.webhook(),
      secrets: [{ secret: 'whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ=', until: null }],
    }),
    user.id,
  )
  await superuser.query('update alert_channels set address = $2 where id = $1', [channel.id, address])
  const { body } = await api.post(`/api/alerts/channels/${channel.id}/test`, {}, user)
  await world.runJobs()
  expect((await api.get(`/api/alerts/deliveries/${String(body.deliveryId)}`, user)).body.state).toBe(
    'delivered',
  )
  expect(await look()).toMatchObject({ state: 'on', failures: 0 })
})

test.each([
  ['that is down for some hours', 'failing', 30],
  ['that finds us too quick', 'busy', 0],
])('a place %s is not left alone', async (_, kind, failures) => {
  const { user, channel } = await withWebhook(kind)
  if (kind === 'failing')
    await superuser.query(
      `update alert_channels set failures = 29, failing_since = now() - interval '3 hours' where id = $1`,
      [channel.id],
    )
  await post(user, {})
  await tell()
  expect(await deliveries(user)).toMatchObject([{ state: 'due', attempts: 1, next_try_at: expect.any(Date) }])
  expect(await channelOf(user)).toMatchObject({ state: failures > 0 ? 'failing' : 'on', failures })
})

test.each([
  ['the monitor is gone', 'delete from monitors where user_id = $1'],
  ['the plan covers it no more', `update profiles set plan_type = 'pro' where user_id = $1`],
  ['the channel hears of monitors no more', 'update alert_channels set monitors = false where user_id = $1'],
])('a match is taken back where %s before it could be sent', async (_, statement) => {
  const { user, host } = await withWebhook()
  const id = await post(user)
  const { rows } = await superuser.query(
    `insert into monitors (user_id, product_id, term, kind, threshold) values ($1, $2, 'groomgrid', 'rival', 'any') returning id`,
    [user.id, user.productId],
  )
  const { rows: posts } = await superuser.query(
    'select created_at::text as at from reddit.posts where id = $1',
    [id],
  )
  const found = {
    kind: 'monitor',
    userId: user.id,
    productId: user.productId,
    monitorId: rows[0].id,
  } as const
  await raiseAlerts(db, [{ ...found, postId: id, createdAt: posts[0].at }])
  await superuser.query(statement, [user.id])
  await tell()
  expect([await received(host), await states(user)]).toEqual([[], ['withdrawn']])
})

test('a strong fit that is none anymore is taken back', async () => {
  const { user, host } = await withWebhook()
  await post(user, {})
  await tellStrongFits(db)
  await superuser.query(`update reddit.verdicts set fit = 'low'`)
  await world.runJobs()
  expect([await received(host), await states(user)]).toEqual([[], ['withdrawn']])
})

test('what a job has given up is given up, too, once it is old news', async () => {
  const { user } = await withWebhook()
  const insert = (ago: string) =>
    superuser.query(
      `insert into alert_deliveries (user_id, channel_kind, kind, created_at) values ($1, 'webhook', 'test', now() - $2::interval)`,
      [user.id, ago],
    )
  await insert('2 days 5 minutes')
  await insert('1 day')
  await giveUpStuck(db)
  expect(await states(user)).toEqual(['given_up', 'due'])
})

test('an address that is gone is left alone at once, and a test that fails isn’t repeated', async () => {
  const { user, channel } = await withWebhook('gone')
  const { body } = await api.post(`/api/alerts/channels/${channel.id}/test`, {}, user)
  await world.runJobs()
  const said = (await api.get(`/api/alerts/deliveries/${String(body.deliveryId)}`, user)).body
  expect(said).toMatchObject({ about: 'test', state: 'given_up', status: 410, attempts: 1, nextTryAt: null })
  expect((await channelOf(user))?.state).toBe('paused')
})

test('a worker that comes late to a delivery that was made changes nothing', async () => {
  const { user, host } = await withWebhook()
  await post(user, {})
  await tell()
  await superuser.query(`update outbox set done_at = null, enqueued_at = null, leased_until = null,
    payload = jsonb_build_object('deliveryId', (select id from alert_deliveries), 'kind', 'strong_fit')`)
  await world.runJobs()
  expect(await received(host)).toHaveLength(1)
  expect(await deliveries(user)).toMatchObject([{ attempts: 1 }])
})

test('what was sealed by another secret is never sent to, and its owner sees that it is paused', async () => {
  const { user, channel } = await withWebhook()
  await superuser.query(`update alert_channels set address = 'AAAA' where id = $1`, [channel.id])
  await post(user, {})
  await tell()
  expect(await deliveries(user)).toMatchObject([{ state: 'given_up', status: null }])
})

const DAILY = { timeZone: noonZone(), dailyAt: 7, dailyDays: 'every_day', quiet: null, skipEmpty: true }
async function withDaily(more = {}) {
  const user = await arrive()
  expect((await api.put('/api/alerts/settings', { ...DAILY, ...more }, user)).status).toBe(204)
  return user
}
const makeDue = (user: User, ago = '1 second') =>
  superuser.query(`update alert_settings set next_daily_at = now() - $2::interval where user_id = $1`, [
    user.id,
    ago,
  ])
async function sendDaily() {
  await Promise.all([planDailyMails(db), planDailyMails(db)])
  await world.runJobs()
}

test('the daily email has the best five of the day, once, and its next day is planned', async () => {
  const user = await withDaily()
  for (let n = 0; n < 7; n += 1) await post(user, {}, { ago: '20 hours' })
  await makeDue(user)
  await sendDaily()
  await sendDaily()
  const [mail, ...more] = await mails(user.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('5 threads worth answering today')
  expect(mail?.text).toContain('Ada')
  expect(mail?.html.match(/\/dashboard\/today\?thread=/g)?.length).toBeGreaterThanOrEqual(5)
  expect(mail?.headers?.['list-unsubscribe']).toMatch(
    /^<https?:\/\/.*\/api\/mails\/unsubscribe\?token=daily\./,
  )
  const [row, ...others] = await deliveries(user)
  expect(others).toEqual([])
  expect(row).toMatchObject({ kind: 'daily', state: 'delivered', threads: 5 })
  expect(mail?.messageId).toBe(`<${row.id}@threadlark.test>`)
  const { rows } = await superuser.query(
    'select next_daily_at > now() as planned from alert_settings where user_id = $1',
    [user.id],
  )
  expect(rows[0].planned).toBe(true)
})

test('of what is answered or beyond the day’s goal the daily email says nothing', async () => {
  const user = await withDaily()
  const ids = [await post(user, {}), await post(user, {}), await post(user, {})]
  await superuser.query(
    `insert into activity (user_id, kind, post_id, named, subreddit) values ($1, 'comment', $2, false, 'doggrooming')`,
    [user.id, ids[0]],
  )
  await superuser.query('update profiles set comments_from = 2, comments_to = 3 where user_id = $1', [
    user.id,
  ])
  await makeDue(user)
  await sendDaily()
  expect((await mails(user.email)).map(({ subject }) => subject)).toEqual(['1 thread worth answering today'])
})

test('with nothing worth it no email is sent, unless someone wants to know', async () => {
  const [quiet, curious] = [await withDaily(), await withDaily({ skipEmpty: false })]
  for (const user of [quiet, curious]) {
    await post(user, { fit: 'low' })
    await makeDue(user)
  }
  await sendDaily()
  expect(await mails(quiet.email)).toEqual([])
  expect(await states(quiet)).toEqual(['nothing'])
  expect((await mails(curious.email)).map(({ subject }) => subject)).toEqual(['Nothing worth it today'])
})

const remind = (user: User, name: string, weekdays: string[], community = 'doggrooming') =>
  superuser.query(
    'insert into set_thread_reminders (user_id, community, thread, name, weekdays) values ($1, $2, lower($3), $3, $4)',
    [user.id, community, name, weekdays],
  )

test('on the day of a set thread the daily email begins with it, once, and comes with nothing else to say', async () => {
  const now = Date.now()
  const [today, tomorrow] = [now, now + 86_400_000].map((at) => weekdayOf(dayIn(at, DAILY.timeZone))) as [
    string,
    string,
  ]
  const [reminded, other] = [await withDaily(), await withDaily()]
  await remind(reminded, 'Tool Day', [today])
  await remind(reminded, 'Another Day', [tomorrow])
  await remind(reminded, 'Gone Day', [today], 'left')
  await remind(other, 'Another Day', [tomorrow])
  for (const user of [reminded, other]) await makeDue(user)
  await sendDaily()
  await sendDaily()
  const [mail, ...more] = await mails(reminded.email)
  expect([mail?.subject, more]).toEqual(['Tool Day is today in r/doggrooming', []])
  expect(mail?.text).toContain('\n\nTool Day is today in r/doggrooming.\nSee your week: ')
  expect(mail?.text).not.toMatch(/Another Day|Gone Day/)
  expect([await mails(other.email), await states(other)]).toEqual([[], ['nothing']])
})

test.each([
  ['whose hour was long ago', async (user: User) => makeDue(user, '4 hours')],
  [
    'without a plan',
    async (user: User) => {
      await superuser.query(`update profiles set plan_type = 'free' where user_id = $1`, [user.id])
      await makeDue(user)
    },
  ],
  [
    'who has turned it off meanwhile',
    async (user: User) => {
      await makeDue(user)
      await planDailyMails(db)
      await api.put('/api/alerts/settings', { ...DAILY, dailyAt: null }, user)
    },
  ],
])('someone %s gets no daily email', async (_, arrange) => {
  const user = await withDaily()
  await post(user, {})
  await arrange(user)
  await sendDaily()
  expect(await mails(user.email)).toEqual([])
})

test('what was sent more than a month ago is forgotten', async () => {
  const user = await arrive()
  await superuser.query(
    `insert into alert_deliveries (user_id, channel_kind, kind, state, created_at)
     values ($1, 'email', 'test', 'delivered', now() - interval '31 days'), ($1, 'email', 'test', 'delivered', now() - interval '29 days')`,
    [user.id],
  )
  await forgetDeliveries(db)
  expect(await deliveries(user)).toHaveLength(1)
})
