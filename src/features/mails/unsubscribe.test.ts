import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { writeMessage } from '../../adapters/mail/write-message.ts'
import { createMailLinks, type MailPurpose } from './mail-links.ts'

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveApp(databaseUrl)
const api = apiClient(server.url)
const { mailLinks } = server.services

const oneClickOf = { tips: mailLinks.tipsOff, daily: mailLinks.dailyOff, alerts: mailLinks.alertsOff }
const purposes = Object.keys(oneClickOf) as MailPurpose[]
const pathOf = (purpose: MailPurpose, id: string) => oneClickOf[purpose](id).slice(server.url.length)
const tokenOf = (purpose: MailPurpose, id: string) =>
  new URL(oneClickOf[purpose](id)).searchParams.get('token') ?? ''

/** As a mail provider or a page posts it: without a cookie, from another origin. */
const post = (path: string, form: Record<string, string>) =>
  api.post(path, new URLSearchParams(form).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
  })
const oneClick = (path: string) => post(path, { 'List-Unsubscribe': 'One-Click' })

/** Someone with every mail on, a Slack channel beside them and a daily email at nine every day in Berlin. */
async function arrive() {
  const { id } = await buildUser(superuser)
  await superuser.query(
    `insert into alert_settings (user_id, time_zone, daily_at, daily_days, quiet_from, quiet_to, skip_empty, next_daily_at)
    values ($1, 'Europe/Berlin', 9, 'every_day', 22, 6, false, '2027-01-01T08:00:00Z')`,
    [id],
  )
  await superuser.query(
    `insert into alert_channels (user_id, kind, slot, address, on_since, failures) values
      ($1, 'email', 'email', null, '2026-01-01', 2), ($1, 'slack', 'slack', 'sealed', '2026-01-01', 0)`,
    [id],
  )
  return id
}

async function stateOf(id: string) {
  const read = async (text: string) => (await superuser.query(text, [id])).rows
  const [settings] = await read('select * from alert_settings where user_id = $1')
  const [profile] = await read('select tips_by_email from profiles where user_id = $1')
  const channels = await read('select * from alert_channels where user_id = $1 order by kind')
  return { settings, tips: profile?.tips_by_email, email: channels[0], slack: channels[1] }
}

test.each(purposes)(
  '%s: one click of a mail program turns off what the token says, and nothing else',
  async (purpose) => {
    const [id, other] = [await arrive(), await arrive()]
    const before = await stateOf(id)
    const others = await stateOf(other)
    const said = {
      tips: 'Tips by e-mail are off.',
      daily: 'The daily email is off.',
      alerts: 'Alert emails are off.',
    }
    const off = {
      tips: { ...before, tips: false },
      daily: { ...before, settings: { ...before.settings, daily_at: null, next_daily_at: null } },
      alerts: { ...before, email: { ...before.email, is_on: false } },
    }
    // A second time answers the same.
    for (let time = 0; time < 2; time += 1) {
      const answer = await oneClick(pathOf(purpose, id))
      expect(answer).toMatchObject({ status: 200, body: { text: said[purpose] } })
      expect(await stateOf(id)).toEqual(off[purpose])
    }
    expect(await stateOf(other)).toEqual(others)
  },
)

test.each(purposes)('%s: opening the link changes nothing and leads to its page', async (purpose) => {
  const id = await arrive()
  const before = await stateOf(id)
  const opened = await api.get(pathOf(purpose, id))
  expect(opened).toMatchObject({
    status: 302,
    headers: { location: `/unsubscribe?token=${tokenOf(purpose, id)}` },
  })
  expect(await stateOf(id)).toEqual(before)
})

test('the form turns the daily email off, and Undo brings back its hour and its days', async () => {
  const id = await arrive()
  const before = await stateOf(id)
  const path = pathOf('daily', id)
  const token = tokenOf('daily', id)
  const sent = await post(path, {})
  expect(sent).toMatchObject({
    status: 303,
    headers: { location: `/unsubscribe?token=${token}&done=&hour=9` },
  })
  expect((await stateOf(id)).settings).toMatchObject({ daily_at: null, next_daily_at: null })

  const undone = await post(path, { undo: '1', hour: '9' })
  expect(undone).toMatchObject({ status: 303, headers: { location: `/unsubscribe?token=${token}&undone=` } })
  const { next_daily_at: next, ...after } = (await stateOf(id)).settings
  const { next_daily_at: _, ...settings } = before.settings
  expect(after).toEqual(settings)
  expect(next.getTime()).toBeGreaterThan(Date.now())
  const hour = { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Berlin' } as const
  expect(next.toLocaleTimeString('en-US', hour)).toBe('09')
  expect(await stateOf(id)).toMatchObject({ email: before.email, slack: before.slack, tips: true })
})

test('where the hour is not known, the daily email comes at seven; one that is on keeps its hour', async () => {
  const id = await arrive()
  const path = pathOf('daily', id)
  const before = await stateOf(id)
  await post(path, { undo: '1', hour: '3' })
  expect(await stateOf(id)).toEqual(before)
  await oneClick(path)
  const again = await post(path, {})
  expect(again.headers.location).toBe(`/unsubscribe?token=${tokenOf('daily', id)}&done=`)
  await post(path, { undo: '1' })
  expect((await stateOf(id)).settings).toMatchObject({ daily_at: 7, daily_days: 'every_day' })
})

test('the form turns alert emails off, and Undo turns them on from now', async () => {
  const id = await arrive()
  const before = await stateOf(id)
  const path = pathOf('alerts', id)
  const token = tokenOf('alerts', id)
  expect(await post(path, { undo: '1' })).toMatchObject({ status: 303 })
  expect(await stateOf(id)).toEqual(before)
  const sent = await post(path, {})
  expect(sent).toMatchObject({ status: 303, headers: { location: `/unsubscribe?token=${token}&done=` } })
  expect((await stateOf(id)).email.is_on).toBe(false)
  const undone = await post(path, { undo: '1' })
  expect(undone).toMatchObject({ status: 303, headers: { location: `/unsubscribe?token=${token}&undone=` } })
  const { email, ...rest } = await stateOf(id)
  expect(email).toEqual({ ...before.email, on_since: email.on_since })
  expect(email.on_since.getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(rest).toEqual({ settings: before.settings, slack: before.slack, tips: true })
})

test('an hour that is none, and tips that would come back, are refused', async () => {
  const id = await arrive()
  await oneClick(pathOf('daily', id))
  await oneClick(pathOf('tips', id))
  for (const hour of ['24', '-1', '7.5', 'seven'])
    expect(await post(pathOf('daily', id), { undo: '1', hour })).toMatchObject({ status: 400 })
  expect(await post(pathOf('tips', id), { undo: '1' })).toMatchObject({ status: 400 })
  expect(await stateOf(id)).toMatchObject({ settings: { daily_at: null }, tips: false })
})

test('one click never turns anything on', async () => {
  const id = await arrive()
  await oneClick(pathOf('daily', id))
  await post(pathOf('daily', id), { 'List-Unsubscribe': 'One-Click', undo: '1', hour: '9' })
  expect((await stateOf(id)).settings.daily_at).toBeNull()
})

test('a token serves what it was signed for, and whom', async () => {
  const [id, other] = [await arrive(), await arrive()]
  const before = await stateOf(id)
  const foreign = createMailLinks({ origin: server.url, secret: 'x'.repeat(32) })
  const signatureOf = (purpose: MailPurpose, whose = id) => tokenOf(purpose, whose).slice(-43)
  const swapped = purposes.flatMap((signed) =>
    purposes
      .filter((named) => named !== signed)
      .map((named) => `${named === 'tips' ? '' : `${named}.`}${id}.${signatureOf(signed)}`),
  )
  const forged = [
    ...swapped,
    `daily.${id}.${signatureOf('daily', other)}`,
    `daily.${id}`,
    `daily.${id}.`,
    `daily.${tokenOf('daily', id)}`,
    `tips.${tokenOf('tips', id)}`,
    `alerts.${id}.${signatureOf('alerts')}.`,
    `weekly.${id}.${signatureOf('daily')}`,
    tokenOf('daily', id).slice(0, -1),
    new URL(foreign.dailyOff(id)).searchParams.get('token') ?? '',
    'daily.',
  ]
  expect(swapped).toHaveLength(6)
  for (const token of forged) {
    const path = `/api/mails/unsubscribe?token=${token}`
    expect({ token, ...(await oneClick(path)) }).toMatchObject({ status: 400 })
    expect({ token, ...(await post(path, { undo: '1' })) }).toMatchObject({ status: 400 })
    expect(mailLinks.readToken(token)).toBeNull()
  }
  expect(await stateOf(id)).toEqual(before)
  expect((await oneClick('/api/mails/unsubscribe?token=daily.x.y')).body).toMatchObject({
    error: 'This link is broken. You can turn off these emails in your settings.',
  })
})

test('for an account that is gone, or never chose anything, the link answers the same and Undo makes nothing', async () => {
  const { id } = await buildUser(superuser)
  const gone = await arrive()
  await superuser.query('delete from auth."user" where id = $1', [gone])
  for (const one of [id, gone, crypto.randomUUID()]) {
    for (const purpose of ['daily', 'alerts'] as const) {
      const path = pathOf(purpose, one)
      expect(await oneClick(path)).toMatchObject({ status: 200 })
      const location = `/unsubscribe?token=${tokenOf(purpose, one)}&done=`
      expect(await post(path, {})).toMatchObject({ status: 303, headers: { location } })
      expect(await post(path, { undo: '1' })).toMatchObject({ status: 303, headers: { location } })
    }
    expect(await stateOf(one)).toMatchObject({ settings: undefined, email: undefined })
  }
})

test('the longest token reaches mail programs whole, beside what makes it one click', async () => {
  const url = createMailLinks({
    origin: 'https://a-rather-long-name-for-a-server.threadlark-for-everyone.example',
    secret: 'x'.repeat(32),
  }).alertsOff(crypto.randomUUID())
  const { raw } = writeMessage({
    from: 'T <t@threadlark.test>',
    to: 'you@mail.test',
    messageId: '<1@threadlark.test>',
    subject: 'Hi',
    html: '<p>Hi</p>',
    text: 'Hi',
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
  const { headers } = await PostalMime.parse(raw)
  const said = Object.fromEntries(headers.map(({ key, value }) => [key, value]))
  expect(said).toMatchObject({
    'list-unsubscribe': `<${url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  // Folded nowhere within the address: some programs keep the blanks.
  expect(raw).toContain(`<${url}>`)
})
