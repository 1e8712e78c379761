import { expect, test } from 'vitest'
import { openAlertWorld } from '../../../test/alert-world.ts'
import { noteReplies } from '../activity/follow/note-replies.ts'
import { planDailyMails } from './tell/plan-daily-mails.ts'
import { raiseReplies } from './tell/raise-replies.ts'

const world = await openAlertWorld()
const { api, superuser, arrive, add, received, mails, deliveries, tell, db } = world
const words = world.server.services.replyWords

type User = Awaited<ReturnType<typeof arrive>>
let made = 0

async function withWebhook() {
  const user = await arrive()
  const host = `hook-${crypto.randomUUID().slice(0, 8)}.test-receiver.com`
  const { channel } = await add(user, { kind: 'webhook', url: `https://${host}/in`, label: null })
  return { user, host, channel }
}

/** Someone answers below a logged comment, and a worker reads the thread. */
async function reply(user: User, { times = 1, agoMs = 0, text = 'Does it text them?' } = {}) {
  made += 1
  const id = `re${made}`
  const { rows } = await superuser.query(
    `with entry as (insert into activity (user_id, kind, subreddit, named) values ($1, 'comment', 'smallbusiness', false) returning id, user_id)
     insert into activity_outcomes (activity_id, user_id, kind, fullname, thread_id, subreddit, posted_at)
     select id, user_id, 'comment', 't1_own' || $2, '1abc', 'smallbusiness', now() from entry returning activity_id`,
    [user.id, made],
  )
  const found = {
    id,
    author: 'quietvan',
    body: text,
    // A channel hears of nothing that was there before.
    writtenMs: Date.now() + 1_000 - agoMs,
    asks: true,
    answered: false,
  }
  await words.keep([found])
  const about = { userId: user.id, fullname: `t1_own${made}`, subreddit: 'smallbusiness', count: 3 }
  const read = { ...about, activityId: rows[0].activity_id, found: { count: 1, replies: [found] } }
  for (let time = 0; time < times; time += 1) await noteReplies(db, read, raiseReplies)
  return id
}

test('a reply is told at once wherever someone wants it, and once only', async () => {
  const { user, host } = await withWebhook()
  await add(user, { kind: 'email' })
  const id = await reply(user, { times: 2 })
  await tell()
  const [hook, ...more] = await received(host)
  expect(more).toEqual([])
  expect(JSON.parse(hook?.body ?? '')).toMatchObject({
    type: 'reply.waiting',
    data: {
      headline: 'u/quietvan replied to you in r/smallbusiness',
      reply: {
        id,
        author: 'quietvan',
        text: 'Does it text them?',
        url: `https://www.reddit.com/comments/1abc/comment/${id}`,
      },
      link: expect.stringMatching(new RegExp(`/dashboard/activity\\?reply=${id}$`)),
    },
  })
  const [mail, ...moreMails] = await mails(user.email)
  expect(moreMails).toEqual([])
  expect(mail?.subject).toBe('u/quietvan replied to you in r/smallbusiness: Does it text them?')
  expect(mail?.text).toContain(`Reply: ${world.server.url}/dashboard/activity?reply=${id}`)
  expect(mail?.html).not.toMatch(/null|undefined/)
  expect((await deliveries(user)).map(({ kind, state }) => [kind, state])).toEqual([
    ['reply', 'delivered'],
    ['reply', 'delivered'],
  ])
  const { body } = await api.get('/api/alerts', user)
  expect(body.log).toMatchObject([{ about: 'reply', subreddit: 'smallbusiness' }, { about: 'reply' }])
  expect(JSON.stringify([await deliveries(user), world.server.lines])).not.toContain('quietvan')
})

test.each([
  ['was deleted', "update activity_replies set state = 'gone'"],
  ['was answered', "update activity_replies set state = 'answered'"],
  ['was set aside', "update activity_replies set state = 'set_aside'"],
  ['is of an entry that was removed', 'delete from activity'],
])('a reply that %s by the time it could be told is not told', async (_, statement) => {
  const { user, host } = await withWebhook()
  await reply(user)
  await superuser.query(`${statement} where user_id = $1`, [user.id])
  await tell()
  expect(await received(host)).toEqual([])
  expect((await deliveries(user)).map(({ state }) => state)).toEqual(['withdrawn'])
})

test('a channel hears of replies as long as its owner wants it to', async () => {
  const { user, host, channel } = await withWebhook()
  const changed = await api.put(`/api/alerts/channels/${channel.id}`, { replies: false }, user)
  expect(changed.body).toMatchObject({ replies: false, strongFits: true })
  await reply(user)
  await tell()
  expect([await received(host), await deliveries(user)]).toEqual([[], []])
})

test('what was there before the channel, or a day ago, is not told', async () => {
  const { user, host } = await withWebhook()
  await reply(user, { agoMs: 3_600_000 })
  await superuser.query("update alert_channels set on_since = now() - interval '3 days'")
  await reply(user, { agoMs: 25 * 3_600_000 })
  await tell()
  expect([await received(host), await deliveries(user)]).toEqual([[], []])
})

test('quiet hours hold for replies', async () => {
  const { user, host } = await withWebhook()
  const settings = { timeZone: 'UTC', dailyAt: null, dailyDays: 'every_day', skipEmpty: true }
  const hour = new Date().getUTCHours()
  const quiet = { from: hour, to: (hour + 2) % 24 }
  expect((await api.put('/api/alerts/settings', { ...settings, quiet }, user)).status).toBe(204)
  await reply(user)
  // Nobody has to look at it before they end.
  expect((await deliveries(user)).map((one) => one.next_try_at !== null)).toEqual([true])
  await tell()
  expect(await received(host)).toEqual([])
  expect((await deliveries(user)).map(({ state }) => state)).toEqual(['due'])
})

test('without its words a reply is told nevertheless', async () => {
  const { user, host } = await withWebhook()
  await words.forget([await reply(user)])
  await tell()
  const [hook] = await received(host)
  expect(JSON.parse(hook?.body ?? '').data).toMatchObject({
    headline: 'Someone replied to you in r/smallbusiness',
    reply: { author: null },
  })
})

test('the daily email begins with who waits for an answer', async () => {
  const user = await arrive()
  await superuser.query(
    `insert into alert_settings (user_id, time_zone, daily_at, daily_days, skip_empty, next_daily_at)
     values ($1, 'UTC', extract(hour from now())::smallint, 'every_day', true, now())`,
    [user.id],
  )
  await reply(user)
  while ((await planDailyMails(db)).more);
  await world.runJobs()
  const [mail] = await mails(user.email)
  expect(mail?.subject).toBe('u/quietvan replied to you')
  expect(mail?.text).toContain(
    'Nothing else worth it today.\n\nu/quietvan replied to you\nr/smallbusiness · 1m ago\nDoes it text them?\nReply: ',
  )
})

test('of very many replies a place is told of 25 in a day', async () => {
  const { user, channel } = await withWebhook()
  await superuser.query(
    `insert into alert_deliveries (user_id, channel_id, channel_kind, kind, post_id, state)
     select $1, $2, 'webhook', 'reply', 't1_x' || n, 'delivered' from generate_series(1, 24) n`,
    [user.id, channel.id],
  )
  await reply(user)
  await reply(user)
  const states = (await deliveries(user)).map(({ state }) => state).filter((state) => state !== 'delivered')
  expect(states).toHaveLength(2)
  expect(new Set(states)).toEqual(new Set(['due', 'over_limit']))
})
