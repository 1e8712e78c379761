import { expect, test } from 'vitest'
import { openAlertWorld } from '../../../test/alert-world.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { alerts } from './schema.ts'

const world = await openAlertWorld()
const { api, add, arrive, superuser, deliveries, received, post, tell } = world

type User = Awaited<ReturnType<typeof arrive>>
const elsewhere = async (user: User) => ({
  ...user,
  cookie: await signInAs(superuser, world.server, user.id),
})

let browsers = 0
async function browse(user: User) {
  browsers += 1
  const subscription = {
    kind: 'push',
    endpoint: `https://push.threadlark.test/push/session-${browsers}`,
    keys: { p256dh: 'B', auth: 'a' },
    label: `Chrome ${browsers}`,
  }
  return { subscription, ...(await add(user, subscription)).channel }
}
const shown = async (user: User) =>
  alerts.parse((await api.get('/api/alerts', user)).body).channels.map(({ label }) => label)

test('who signs out is told nothing more in that browser, and what was underway is taken back', async () => {
  const here = await arrive()
  const there = await elsewhere(here)
  await add(here, { kind: 'slack', url: `https://hooks.slack.com/services/T1/B1/push`, label: 'Team' })
  await browse(here)
  const other = await browse(there)
  await post(here, {})
  await superuser.query(
    `insert into alert_deliveries (user_id, channel_id, channel_kind, kind, post_id, next_try_at)
     select user_id, id, 'push', 'strong_fit', 'underway', now() from alert_channels where label = 'Chrome 1'`,
  )
  expect((await api.post('/api/auth/sign-out', {}, here)).status).toBe(204)
  expect(await shown(there)).toEqual(['Team', other.subscription.label])
  await tell()
  const pushed = (await received('push.threadlark.test')).map(({ path }) => path)
  expect(pushed.filter((path) => path.includes('session-1'))).toEqual([])
  const underway = (await deliveries(here)).find((one) => one.post_id === 'underway')
  expect(underway).toMatchObject({ channel_id: null, state: 'withdrawn' })
})

test('a session that is ended from elsewhere takes its browser along, and no other', async () => {
  const here = await arrive()
  const [there, third] = [await elsewhere(here), await elsewhere(here)]
  const own = await browse(here)
  await browse(there)
  await browse(third)
  expect((await api.delete('/api/account/sessions', here)).status).toBe(200)
  expect(await shown(here)).toEqual([own.subscription.label])
})

test('a browser that subscribes anew belongs to the session that it does so in', async () => {
  const before = await arrive()
  const { subscription } = await browse(before)
  const after = await elsewhere(before)
  await add(after, subscription)
  await api.post('/api/auth/sign-out', {}, before)
  expect(await shown(after)).toEqual([subscription.label])
})

test('a session that ended a moment ago can add no browser', async () => {
  const user = await arrive()
  expect(await shown(user)).toEqual([])
  // Remembered for some seconds still.
  await superuser.query('delete from auth.session where user_id = $1', [user.id])
  const subscription = {
    kind: 'push',
    endpoint: 'https://push.threadlark.test/push/late',
    keys: { p256dh: 'B', auth: 'a' },
    label: null,
  }
  expect((await api.post('/api/alerts/channels', subscription, user)).status).toBe(401)
})
