// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildAlerts, buildChannel, buildDelivery } from '../../../../test/build-alerts.ts'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { dismissToasts } from '../../../ui/toast.tsx'
import type { Alerts, Channel } from '../schema.ts'
import { AlertsScreen } from './alerts-screen.tsx'
import type { Push } from './channels/push-slot.tsx'
import { useAlerts } from './use-alerts.ts'
// Loaded beforehand: a chunk takes as long as it takes, whatever the timers say.
import '../../../ui/wide-dialog.tsx'

const NOW = Date.parse('2026-11-16T15:04:00Z')
const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).resolvedOptions()

beforeEach(() => {
  // Times are told by the user's clock, whatever this machine's is. Faked timers bring an Intl of their own.
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inNewYork)
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const noPush: Push = {
  state: 'off',
  endpointId: null,
  failure: null,
  turnOn: async () => null,
  turnOff: async () => {},
}

function Page({ push }: { push: Push }) {
  const read = useAlerts()
  return <AlertsScreen read={read} push={push} planNotice="Alerts come with a plan." monitors={null} />
}

/** The page, once its answer has come. */
async function open(alerts: Alerts, push = noPush) {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: () => <Page push={push} /> }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.answer(alerts), 400)
  const last = () => asked.at(-1)
  return {
    asked,
    /** Answers the last question. */
    answer: (body?: unknown, status?: number) => settle(() => last()?.answer(body, status), 50),
    refuseField: (field: string, error: string) =>
      settle(() => last()?.answer({ error, code: 'invalid_input', fields: { [field]: [error] } }, 400), 50),
    what: () => asked.map(({ what, body }) => (body ? [what, body] : what)).slice(1),
  }
}

const text = () => document.body.textContent ?? ''
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const click = (name: string | RegExp) => settle(() => fireEvent.click(button(name)), 400)
const choose = (label: string, value: string) =>
  settle(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }), 50)
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
const valueOf = (label: string) => select(label).value
const type = (label: string | RegExp, value: string) =>
  settle(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const rowOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement
const openMenu = async (name: string) => {
  await settle(() => fireEvent.click(button(`More for ${name}`)), 400)
}
const pressItem = (name: string) => settle(() => fireEvent.click(screen.getByRole('menuitem', { name })), 400)
const submit = () => settle(() => fireEvent.submit(document.querySelector('form') as HTMLFormElement), 50)

const settings = {
  timeZone: 'America/New_York',
  dailyAt: null,
  dailyDays: 'weekdays' as const,
  quiet: null,
  skipEmpty: true,
}
const hook = buildChannel()
const slack = buildChannel({ kind: 'slack', label: '#reddit-leads', target: '#reddit-leads' })

test('every kind of place is there, used or not', async () => {
  await open(buildAlerts({ channels: [slack] }))
  expect(rowOf('Email').textContent).toBe(
    'Emailada@pawslot.app · strong fits, monitors and repliesOffTurn on',
  )
  expect(rowOf('Slack').textContent).toContain('#reddit-leads · strong fits, monitors and repliesOn')
  expect(rowOf('Discord').textContent).toContain('Not connectedConnect')
  expect(rowOf('Webhook').textContent).toContain('Not connectedConnect')
  // The server has no key for it.
  expect(screen.queryByRole('heading', { name: 'Browser push' })).toBeNull()
})

test.each([
  [{ state: 'off' as const }, 'Off'],
  [{ state: 'failing' as const, failingSince: '2026-11-16T11:12:00Z' }, 'Failing since 6:12 AM'],
  [{ state: 'failing' as const, failingSince: '2026-11-14T11:12:00Z' }, 'Failing since Nov 14'],
  [
    { state: 'paused' as const, failures: 20 },
    'Paused by us',
    'We paused this webhook after 20 failures. Fix it and send a test.',
  ],
  [
    { state: 'paused' as const, failures: 1, lastStatus: 410 },
    'Paused by us',
    'We paused this webhook because its address is gone. Change the address.',
  ],
])('how a place is, is said in words: %o', async (given, ...words) => {
  await open(buildAlerts({ channels: [buildChannel(given)] }))
  for (const word of words) expect(rowOf('Webhook').textContent).toContain(word)
})

test('what was chosen is saved at once, all of it, and said', async () => {
  const { what, answer } = await open(buildAlerts())
  expect([valueOf('Daily email'), valueOf('Time zone')]).toEqual(['off', 'America/New_York'])
  expect(select('Days').disabled).toBe(true)
  await choose('Daily email', '7')
  expect(what().at(-1)).toEqual(['PUT /api/alerts/settings', { ...settings, dailyAt: 7 }])
  await answer(undefined, 200)
  expect(shownToasts()).toEqual(['Saved.'])
  expect(select('Days').disabled).toBe(false)
  await choose('Quiet hours from', '21')
  expect(what().at(-1)).toEqual([
    'PUT /api/alerts/settings',
    { ...settings, dailyAt: 7, quiet: { from: 21, to: 6 } },
  ])
})

test('a choice that could not be kept is taken back', async () => {
  const { asked } = await open(buildAlerts({ settings: { ...settings, dailyAt: 7 } }))
  await choose('Daily email', '9')
  expect(valueOf('Daily email')).toBe('9')
  await settle(() => asked.at(-1)?.refuse('The database is away.'), 50)
  expect(valueOf('Daily email')).toBe('7')
  expect(shownToasts()).toEqual(['Failed to save'])
})

test('what is chosen while a choice is on its way goes after it, and the last one holds', async () => {
  const { what, answer } = await open(buildAlerts())
  await choose('Daily email', '7')
  await choose('Daily email', '9')
  expect(what()).toHaveLength(1)
  await answer(undefined, 200)
  expect(what().at(-1)).toEqual(['PUT /api/alerts/settings', { ...settings, dailyAt: 9 }])
  await answer(undefined, 200)
  expect([what().length, valueOf('Daily email')]).toEqual([2, '9'])
})

test('quiet hours never begin and end at the same hour', async () => {
  const { what } = await open(buildAlerts({ settings: { ...settings, quiet: { from: 21, to: 6 } } }))
  await choose('Quiet hours from', '6')
  expect(what().at(-1)).toEqual(['PUT /api/alerts/settings', { ...settings, quiet: { from: 6, to: 7 } }])
})

test('Slack is connected by its address; what is wrong with it stands under the field', async () => {
  const { what, answer, refuseField } = await open(buildAlerts())
  await click('Connect Slack')
  await submit()
  expect([what(), screen.getByText('Paste the address.')]).toEqual([[], expect.anything()])
  await type('Paste an incoming webhook URL', 'https://example.com')
  await type('Channel name', ' #reddit-leads ')
  await submit()
  const said = [
    'POST /api/alerts/channels',
    { kind: 'slack', url: 'https://example.com', label: '#reddit-leads' },
  ]
  expect(what().at(-1)).toEqual(said)
  await refuseField('url', 'It begins with https://hooks.slack.com/services/.')
  const field = screen.getByLabelText('Paste an incoming webhook URL')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(text()).toContain('It begins with https://hooks.slack.com/services/.')
  await type('Paste an incoming webhook URL', 'https://hooks.slack.com/services/T/B/x')
  await submit()
  await answer({ channel: slack, secret: null }, 201)
  expect(rowOf('Slack').textContent).toContain('#reddit-leads · strong fits, monitors and repliesOn')
  expect(shownToasts()).toEqual(['Slack connected.'])
})

test("a webhook's secret is shown once, with a way to copy it", async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { answer } = await open(buildAlerts())
  await click('Connect Webhook')
  await type('HTTPS URL', hook.target)
  await submit()
  await answer({ channel: hook, secret: 'whsec_abcdef4f2a' }, 201)
  const dialog = screen.getByRole('dialog', { name: 'Keep your signing secret' })
  expect(dialog.textContent).toContain('whsec_abcdef4f2a')
  await settle(() => fireEvent.keyDown(dialog, { key: 'Escape' }), 400)
  expect(text()).toContain('whsec_abcdef4f2a')
  await click('Copy')
  expect(writeText).toHaveBeenCalledWith('whsec_abcdef4f2a')
  await click('Done')
  expect(text()).not.toContain('whsec_abcdef4f2a')
  expect(rowOf('Webhook').textContent).toContain('whsec_••••••••4f2a')
})

test('a secret is rotated after a question, and the new one is shown once', async () => {
  const { what, answer } = await open(buildAlerts({ channels: [hook] }))
  await click('Rotate the signing secret')
  const question = screen.getByRole('alertdialog', { name: 'Rotate the signing secret?' })
  expect(question.textContent).toContain('The old one works for 24 more hours.')
  await settle(() => fireEvent.click(within(question).getByRole('button', { name: /^Rotate/ })), 50)
  expect(what().at(-1)).toEqual([`POST /api/alerts/channels/${hook.id}/secret`, {}])
  await answer({ secret: 'whsec_new99zz' })
  expect(text()).toContain('whsec_new99zz')
  await click('Done')
  expect(text()).not.toContain('whsec_new99zz')
  expect(rowOf('Webhook').textContent).toContain('••••99zz')
})

test('an address is changed without losing what the place is told of, or a good address to a bad one', async () => {
  const told = { ...slack, monitors: false }
  const { what, answer, refuseField } = await open(buildAlerts({ channels: [told] }))
  await openMenu('Slack')
  await pressItem('Change address')
  expect(screen.getByLabelText<HTMLInputElement>('Channel name').value).toBe('#reddit-leads')
  const asks = 'Paste an incoming webhook URL'
  await type(asks, 'https://example.com')
  await submit()
  await refuseField('url', 'Not Slack.')
  expect(what()).toHaveLength(1)
  await type(asks, 'https://hooks.slack.com/services/T/B/y')
  await submit()
  await answer({ error: 'You have added this already.', code: 'conflict' }, 409)
  expect(what().at(-1)).toBe(`DELETE /api/alerts/channels/${slack.id}`)
  await answer(undefined, 200)
  const fresh = { ...slack, id: '5a1d7f3f-5a4a-4f50-9b35-000000000077' }
  await answer({ channel: fresh, secret: null }, 201)
  expect(what().at(-1)).toEqual([
    `PUT /api/alerts/channels/${fresh.id}`,
    { strongFits: true, monitors: false, replies: true },
  ])
  await answer({ ...fresh, monitors: false })
  expect(rowOf('Slack').textContent).toContain('#reddit-leads · strong fits and replies')
  expect(rowOf('Slack').textContent).not.toContain('monitors')
})

const outcomes: [string, Partial<Channel>, object, string][] = [
  ['a webhook', { kind: 'webhook' }, { state: 'given_up', status: 500 }, 'Your server answered 500.'],
  [
    'a webhook that is not there',
    { kind: 'webhook' },
    { state: 'given_up', status: null },
    "We couldn't reach it.",
  ],
  ['Slack', { kind: 'slack' }, { state: 'given_up', status: 404 }, 'Slack answered 404.'],
  ['Discord', { kind: 'discord' }, { state: 'given_up', status: 403 }, 'Discord answered 403.'],
  [
    'the mail server',
    { kind: 'email' },
    { state: 'given_up', status: null },
    "The mail server didn't take it. Try again in a minute.",
  ],
]
test.each(outcomes)('a test that %s refuses says why, under the row', async (_, given, outcome, sentence) => {
  const { what, answer } = await open(buildAlerts({ channels: [buildChannel(given)] }))
  await click(/^Send a test/)
  expect(what().at(-1)).toEqual([expect.stringMatching(/^POST .+\/test$/), {}])
  expect(button(/Sending…/).getAttribute('aria-busy')).toBe('true')
  await answer({ deliveryId: buildDelivery().id }, 202)
  await settle(undefined, 700)
  await answer(buildDelivery({ state: 'due' }))
  expect(text()).not.toContain(sentence)
  await settle(undefined, 700)
  await answer({ ...buildDelivery(), ...outcome })
  expect(text()).toContain(sentence)
  // The log is read again.
  expect(what().at(-1)).toBe('GET /api/alerts')
})

test('a test that arrived says so for two seconds', async () => {
  const { answer } = await open(buildAlerts({ channels: [{ ...hook, state: 'failing' }] }))
  await click(/^Send a test/)
  await answer({ deliveryId: buildDelivery().id }, 202)
  await settle(undefined, 700)
  await answer(buildDelivery())
  expect(button(/^Sent/)).toBeDefined()
  await answer(buildAlerts({ channels: [hook] }))
  expect(rowOf('Webhook').textContent).not.toContain('Failing')
  await settle(undefined, 2_000)
  expect(screen.queryByRole('button', { name: /^Sent/ })).toBeNull()
})

test('a test that takes longer than anyone waits is left to the log', async () => {
  const { asked, answer } = await open(buildAlerts({ channels: [hook] }))
  await click(/^Send a test/)
  await answer({ deliveryId: buildDelivery().id }, 202)
  for (let step = 0; step < 43; step += 1) {
    await settle(undefined, 700)
    const question = asked.findLast(({ what }) => what.includes('/deliveries/'))
    await settle(() => question?.answer(buildDelivery({ state: 'due' })), 10)
  }
  expect(text()).toContain('Still on its way. See the delivery log.')
})

test('a test that is refused is told by a toast', async () => {
  const { asked } = await open(buildAlerts({ channels: [hook] }))
  await click(/^Send a test/)
  await settle(() => asked.at(-1)?.refuse('Too many tests.', 'throttled'), 50)
  expect(shownToasts()).toEqual(['Failed to send the test'])
})

test('the menu says what a place is told of, turns it off and removes it', async () => {
  const { what, answer } = await open(buildAlerts({ channels: [slack] }))
  await openMenu('Slack')
  const fits = screen.getByRole('menuitemcheckbox', { name: 'Strong fits' })
  expect(fits.getAttribute('aria-checked')).toBe('true')
  await settle(() => fireEvent.click(fits), 50)
  expect(what().at(-1)).toEqual([`PUT /api/alerts/channels/${slack.id}`, { strongFits: false }])
  await answer({ ...slack, strongFits: false })
  expect(rowOf('Slack').textContent).toContain('· monitors and replies')
  await settle(
    () => fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Replies to your comments' })),
    50,
  )
  expect(what().at(-1)).toEqual([`PUT /api/alerts/channels/${slack.id}`, { replies: false }])
  await answer({ ...slack, strongFits: false, replies: false })
  expect(rowOf('Slack').textContent).toContain('· monitors')
  await pressItem('Turn off')
  expect(what().at(-1)).toEqual([`PUT /api/alerts/channels/${slack.id}`, { isOn: false }])
  await answer({ ...slack, state: 'off' })
  await click('Turn on Slack')
  expect(what().at(-1)).toEqual([`PUT /api/alerts/channels/${slack.id}`, { isOn: true }])
  await answer(slack)
  await openMenu('Slack')
  await pressItem('Remove')
  const question = screen.getByRole('alertdialog', { name: 'Remove Slack?' })
  await settle(() => fireEvent.click(within(question).getByRole('button', { name: /^Remove/ })), 50)
  expect(what().at(-1)).toBe(`DELETE /api/alerts/channels/${slack.id}`)
  await answer(undefined, 200)
  await settle(undefined, 400)
  expect(rowOf('Slack').textContent).toContain('Not connected')
})

const here = buildChannel({ kind: 'push', label: 'Chrome on Mac', target: 'Chrome on Mac' })

test('each browser has a row, and this one can be added', async () => {
  const turnOn = async () => ({
    endpoint: 'https://push.test/1',
    keys: { p256dh: 'p', auth: 'a' },
    label: 'Chrome on Mac',
  })
  const other = { ...here, id: '5a1d7f3f-5a4a-4f50-9b35-000000000078', label: 'Firefox on Windows' }
  const { what, answer } = await open(buildAlerts({ pushKey: 'key', channels: [other] }), {
    ...noPush,
    turnOn,
  })
  expect(text()).toContain('Firefox on Windows · strong fits, monitors and replies')
  await click('Turn on Browser push')
  expect(what().at(-1)).toEqual([
    'POST /api/alerts/channels',
    {
      kind: 'push',
      endpoint: 'https://push.test/1',
      keys: { p256dh: 'p', auth: 'a' },
      label: 'Chrome on Mac',
    },
  ])
  await answer({ channel: here, secret: null }, 201)
  expect(text()).toContain('Chrome on Mac · strong fits, monitors and replies')
})

test('this browser is removed on both sides', async () => {
  const turnOff = vi.fn<() => Promise<void>>(async () => {})
  const push: Push = { ...noPush, state: 'on', endpointId: here.id, turnOff }
  const { answer } = await open(buildAlerts({ pushKey: 'key', channels: [here] }), push)
  expect(text()).toContain('Chrome on Mac (this browser)')
  await openMenu('Browser push, Chrome on Mac')
  await pressItem('Remove')
  await click(/^Remove/)
  await answer(undefined, 200)
  expect(turnOff).toHaveBeenCalledTimes(1)
})

test('a browser that blocks us says so, with a way out', async () => {
  const failure = 'Your browser blocks notifications for this site.'
  await open(buildAlerts({ pushKey: 'key' }), { ...noPush, state: 'blocked', failure })
  expect(text()).toContain(failure)
  expect(screen.getByRole('link', { name: /^How to allow them/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Browser push/ })).toBeNull()
})

test('without a plan all of it can be read, and nothing added or changed', async () => {
  await open(buildAlerts({ isLive: false, channels: [slack, hook] }))
  expect(text()).toContain('Alerts come with a plan.')
  const locked = [/^Send a test: Slack/, /^Turn on Email/, /^Connect Discord/, /^Rotate/].map(button)
  expect(locked.map((one) => one.disabled)).toEqual([true, true, true, true])
  expect(select('Daily email').disabled).toBe(true)
  await openMenu('Slack')
  // Someone who leaves may still take their address back.
  expect(screen.getByRole('menuitem', { name: 'Remove' }).getAttribute('aria-disabled')).toBeNull()
  expect(screen.getByRole('menuitem', { name: 'Change address' }).getAttribute('aria-disabled')).toBe('true')
})

test('the log is read again while the page can be seen', async () => {
  const { what, answer } = await open(buildAlerts())
  expect(text()).toContain('Nothing sent yet.')
  await settle(undefined, 30_000)
  expect(what()).toEqual(['GET /api/alerts'])
  await answer(buildAlerts({ log: [buildDelivery()] }))
  expect(
    within(screen.getByRole('list', { name: 'Newest deliveries' })).getAllByRole('listitem'),
  ).toHaveLength(1)
  expect(screen.getByRole('link', { name: /^See all/ }).getAttribute('href')).toBe(
    '/dashboard/settings/alerts/deliveries',
  )
})

test('what could not be loaded can be asked for again', async () => {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: () => <Page push={noPush} /> }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  expect(text()).toContain('Loading your alerts…')
  await settle(() => asked[0]?.refuse('The database is away.'), 400)
  expect(screen.getByRole('alert').textContent).toBe('The database is away.')
  await click('Try Again')
  await settle(() => asked.at(-1)?.answer(buildAlerts()), 400)
  expect(rowOf('Slack')).toBeDefined()
})
