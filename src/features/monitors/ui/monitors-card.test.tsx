// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildMonitor, buildMonitors, pawslot } from '../../../../test/build-alerts.ts'
import { buildThread } from '../../../../test/build-today.ts'
import { fakeNetwork } from '../../../../test/fake-network.ts'
import { settle } from '../../../../test/settle.ts'
import { shownToasts } from '../../../../test/shown-toasts.ts'
import { ReadsProvider } from '../../../client/reads-provider.tsx'
import { switchShortcuts } from '../../../ui/remembered-shortcuts.ts'
import { dismissToasts } from '../../../ui/toast.tsx'
import type { MonitorList } from '../schema.ts'
import { MonitorsCard } from './monitors-card.tsx'
import { useMonitors } from './use-monitors.ts'
// Loaded beforehand: a chunk takes as long as it takes, whatever the timers say.
import '../../../ui/wide-dialog.tsx'
import './edit/monitor-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(Date.parse('2026-11-16T15:04:00Z'))
})
afterEach(() => {
  cleanup()
  dismissToasts()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const plainbill = { ...pawslot, id: '0b3ab7a5-3a63-4a6e-8d5a-9df6a1c1e002', name: 'Plainbill' }

const bothProducts = [pawslot, plainbill]

type Given = { isLive?: boolean; products?: (typeof pawslot)[] }

function Page({ isLive = true, products = bothProducts }: Given) {
  return (
    <MonitorsCard
      read={useMonitors()}
      products={products}
      renderLogo={({ name }) => <i>{name.charAt(0)}</i>}
      isLive={isLive}
      upgradeLink={<a href="#plus">Upgrade to Plus for rivals and problems.</a>}
    />
  )
}

/** The card, once its answer has come. */
async function open(list: MonitorList, given: Given = {}) {
  const asked = fakeNetwork()
  const Routes = createRoutesStub([{ path: '/', Component: () => <Page {...given} /> }])
  render(
    <ReadsProvider>
      <Routes />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.answer(list), 400)
  return {
    asked,
    /** Answers the last question. */
    answer: (body?: unknown, status?: number) => settle(() => asked.at(-1)?.answer(body, status), 400),
    what: () => asked.map(({ what, body }) => (body ? [what, body] : what)).slice(1),
  }
}

const text = () => document.body.textContent ?? ''
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
const click = (name: string | RegExp) => settle(() => fireEvent.click(button(name)), 50)
const press = (key: string) => settle(() => fireEvent.keyDown(document.body, { key }), 50)
const dialog = () => screen.queryByRole('dialog')
const type = (label: string, value: string) =>
  settle(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const typeSlowly = async (label: string, value: string) => {
  await type(label, value)
  await settle(undefined, 400)
}
const pick = (name: string) => settle(() => fireEvent.click(screen.getByRole('radio', { name })))
const submit = () => settle(() => fireEvent.submit(document.querySelector('form') as HTMLFormElement), 50)
const openMenu = async (name: string, item: string) => {
  await settle(() => fireEvent.click(button(`More for ${name}`)), 400)
  await settle(() => fireEvent.click(screen.getByRole('menuitem', { name: item })), 400)
}
const previews = (asked: { what: string }[]) => asked.filter(({ what }) => what.includes('preview'))
const rows = () =>
  within(screen.getByRole('table', { name: 'Monitors' }))
    .getAllByRole('row')
    .slice(1)

test('each monitor says what it looks for, where, and what it brought this week', async () => {
  await open(
    buildMonitors({
      monitors: [
        buildMonitor(),
        buildMonitor({ id: 'b', term: 'late invoice', kind: 'problem', communities: ['freelance'] }),
        buildMonitor({
          id: 'c',
          term: 'groomgrid',
          kind: 'rival',
          communities: ['a1', 'b1'],
          threshold: 'fair',
        }),
      ],
    }),
  )
  expect(text()).toContain('3 of 20. New posts are checked as they arrive.')
  const table = screen.getByRole('table', { name: 'Monitors' })
  const said = (nth: number) => table.querySelectorAll('tbody')[0]?.children[nth]?.textContent
  expect(said(0)).toContain('Own brandAll watched communitiesAny mention')
  expect(said(1)).toContain('Problemr/freelance')
  expect(said(2)).toContain('Rival2 communitiesFair fit or better')
  expect(screen.getAllByRole('img', { name: 'Matches of “pawslot”: 4 in 7 days.' })).toHaveLength(1)
  const days = screen.getByRole('table', { name: 'Matches of “pawslot”' })
  // The last of them is today.
  expect(within(days).getAllByRole('row').at(-1)?.textContent).toBe('Monday1')
})

test('what the plan does not cover says so', async () => {
  await open(buildMonitors({ monitors: [buildMonitor({ isCovered: false })] }))
  expect(rows()[0]?.textContent).toContain('Not on your plan')
})

test('a new monitor is added with what it would bring, asked once the typing rests', async () => {
  const { asked, what, answer } = await open(buildMonitors())
  await click(/^Add monitor/)
  expect(dialog()).not.toBeNull()
  await type('Term', 'no')
  await type('Term', 'no-show')
  await settle(undefined, 380)
  expect(previews(asked)).toHaveLength(0)
  await settle(undefined, 20)
  expect(what()).toEqual([
    ['POST /api/monitors/preview', { term: 'no-show', kind: 'own_brand', communities: null }],
  ])
  await answer({ matches: 1, perWeek: 3, atLeast: false })
  expect(text()).toContain('About 3 matches a week')
  await pick('Problem')
  // What most people want of a problem.
  expect(field('Alert on').value).toBe('strong')
  await settle(undefined, 410)
  await answer({ matches: 300, perWeek: 900, atLeast: true })
  expect(text()).toContain('More than 500 a week: pick a stronger fit or fewer communities')
  await submit()
  const input = {
    productId: pawslot.id,
    term: 'no-show',
    kind: 'problem',
    communities: null,
    threshold: 'strong',
  }
  expect(what().at(-1)).toEqual(['POST /api/monitors', input])
  await answer({ id: buildMonitor().id }, 201)
  expect(shownToasts()).toEqual(['Monitor added.'])
  await answer(buildMonitors({ monitors: [buildMonitor({ term: 'no-show' })] }))
  expect(text()).toContain('1 of 20.')
})

test('communities are added by name, up to five', async () => {
  const { what } = await open(buildMonitors())
  await click(/^Add monitor/)
  await type('Term', 'invoice')
  await pick('Chosen ones')
  await submit()
  expect(text()).toContain('Choose a community.')
  for (const name of ['r/freelance', 'https://www.reddit.com/r/SaaS/hot', 'startups', 'webdev', 'business']) {
    await type('Communities', name)
    await click(/^Add$/)
  }
  const chosen = within(screen.getByRole('list', { name: 'Chosen communities' })).getAllByRole('listitem')
  expect(chosen.map(({ textContent }) => textContent)).toEqual([
    'r/freelance',
    'r/SaaS',
    'r/startups',
    'r/webdev',
    'r/business',
  ])
  expect(field('Communities').disabled).toBe(true)
  await click('Remove r/business')
  await type('Communities', 'not a name')
  await click(/^Add$/)
  expect(text()).toContain('A subreddit has 2 to 21 letters, digits or underscores.')
  await submit()
  expect(what().at(-1)).toEqual([
    'POST /api/monitors',
    expect.objectContaining({ communities: ['freelance', 'SaaS', 'startups', 'webdev'] }),
  ])
})

test('what is refused stands under its field, and has the focus', async () => {
  const { answer } = await open(buildMonitors())
  await click(/^Add monitor/)
  await submit()
  expect(text()).toContain('Enter a word or a name to watch.')
  await type('Term', 'pawslot')
  await submit()
  const error = "You're already watching this."
  await answer({ error, code: 'invalid_input', fields: { term: [error] } }, 400)
  expect(document.activeElement).toBe(screen.getByLabelText('Term'))
  expect(screen.getByLabelText('Term').getAttribute('aria-invalid')).toBe('true')
  expect(text()).toContain(error)
})

const proposal = { productId: plainbill.id, term: 'plainbill', kind: 'own_brand' as const }
const rival = { productId: pawslot.id, term: 'groomgrid', kind: 'rival' as const }

test('someone who watches nothing is offered what the products name, and it fills the form', async () => {
  await open(buildMonitors({ proposals: [proposal, rival] }))
  expect(text()).toContain('No monitors yet. Watch your name, a rival or a problem you solve.')
  await click('plainbill · Own brand')
  expect(field('Term').value).toBe('plainbill')
  expect(field('Product').value).toBe(plainbill.id)
  expect(within(dialog() as HTMLElement).queryByRole('list', { name: 'Proposals' })).toBeNull()
  await typeSlowly('Term', '')
  const inDialog = within(dialog() as HTMLElement)
  await settle(() => fireEvent.click(inDialog.getByRole('button', { name: 'groomgrid · Rival' })))
  expect(field('Term').value).toBe('groomgrid')
  expect(field('Alert on').value).toBe('fair')
})

test('N opens the form, unless letters are switched off', async () => {
  await open(buildMonitors())
  switchShortcuts(false)
  await press('n')
  expect(dialog()).toBeNull()
  switchShortcuts(true)
  await press('n')
  expect(dialog()).not.toBeNull()
})

const full = (limit: number) =>
  Array.from({ length: limit }, (_, nth) => buildMonitor({ id: `m${nth}`, term: `term ${nth}` }))

test.each([
  [20, "You've used all 20 monitors on your plan."],
  [1, "You've used the one monitor on your plan."],
])('at the limit of %i nothing can be added, and it says why', async (limit, sentence) => {
  await open(buildMonitors({ limit, monitors: full(limit) }))
  expect(text()).toContain(sentence)
  const add = button(/^Add monitor/)
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence)
  await click(/^Add monitor/)
  await press('n')
  expect(dialog()).toBeNull()
})

test('Pro is offered its own brand only, and told how to get more', async () => {
  await open(buildMonitors({ limit: 1, kinds: ['own_brand'], proposals: [proposal, rival] }))
  expect(text()).toContain('Pro watches your own brand. Upgrade to Plus for rivals and problems.')
  expect(screen.queryByRole('button', { name: 'groomgrid · Rival' })).toBeNull()
  await click(/^Add monitor/)
  expect(screen.getAllByRole('radio', { name: /Own brand|Rival|Problem/ })).toHaveLength(1)
})

test('without a plan, or a product, nothing can be added', async () => {
  await open(buildMonitors({ limit: 0, monitors: [buildMonitor({ isCovered: false })] }), { isLive: false })
  expect(button(/^Add monitor/).disabled).toBe(true)
  cleanup()
  await open(buildMonitors(), { products: [] })
  expect(text()).toContain('Add a product first, and we watch for it.')
})

test('what the server keeps for those with a plan is no failure', async () => {
  const asked = fakeNetwork()
  render(
    <ReadsProvider>
      <Page isLive={false} />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.answer({ error: 'Choose a plan first.', code: 'plan_required' }, 402), 400)
  expect(text()).toContain('Monitors come with a plan.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a monitor is edited with what it has, and deleted after a question', async () => {
  const monitor = buildMonitor({ communities: ['freelance'], threshold: 'strong' })
  const { asked, what, answer } = await open(buildMonitors({ monitors: [monitor] }))
  await openMenu('pawslot', 'Edit')
  expect(screen.getByRole('dialog', { name: 'Edit monitor' }).textContent).toContain('r/freelance')
  await type('Term', 'paw slot')
  await submit()
  const { productId, kind, communities, threshold } = monitor
  expect(what().at(-1)).toEqual([
    `PUT /api/monitors/${monitor.id}`,
    { productId, term: 'paw slot', kind, communities, threshold },
  ])
  await answer(undefined, 200)
  const reread = asked.findLast((question) => question.what.startsWith('GET /api/monitors?'))
  await settle(() => reread?.answer(buildMonitors({ monitors: [{ ...monitor, term: 'paw slot' }] })), 400)
  await openMenu('paw slot', 'Delete')
  const question = screen.getByRole('alertdialog', { name: 'Delete this monitor?' })
  await settle(() => fireEvent.click(within(question).getByRole('button', { name: /^Delete/ })), 50)
  expect(what().at(-1)).toBe(`DELETE /api/monitors/${monitor.id}`)
  await answer(undefined, 200)
  expect(text()).toContain('No monitors yet.')
})

test('matches lead to a draft and to Reddit, with their fit where they were read', async () => {
  const { what, answer } = await open(buildMonitors({ monitors: [buildMonitor()] }))
  await openMenu('pawslot', 'See matches')
  expect(what()).toEqual([`GET /api/monitors/${buildMonitor().id}/matches`])
  const unread = { postId: 'b1', state: 'unread' as const }
  const one = ({ post, fit }: ReturnType<typeof buildThread>) => ({ post, fit })
  const [read, other] = [buildThread({ id: 'a1' }), buildThread({ id: 'b1' })]
  await answer({ matches: [one(read), { ...one(other), fit: unread }], week: 4 })
  expect(text()).toContain("4 this week. Posts older than two days aren't kept.")
  const items = within(screen.getByRole('list', { name: 'Matches' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent?.includes('Strong fit'))).toEqual([true, false])
  expect(screen.getByRole('link', { name: `Draft for ${read.post.title}` }).getAttribute('href')).toBe(
    `/dashboard/today?thread=a1&for=${pawslot.id}`,
  )
  expect(screen.getAllByRole('link', { name: /^Open on Reddit/ })[0]?.getAttribute('href')).toBe(
    'https://www.reddit.com/r/doggrooming/comments/a1/',
  )
})

test('a monitor without matches says so', async () => {
  const { answer } = await open(buildMonitors({ monitors: [buildMonitor()] }))
  await openMenu('pawslot', 'See matches')
  await answer({ matches: [], week: 0 })
  expect(text()).toContain('No matches in the last two days.')
})

test('what could not be loaded can be asked for again', async () => {
  const asked = fakeNetwork()
  render(
    <ReadsProvider>
      <Page />
    </ReadsProvider>,
  )
  await settle(undefined, 400)
  await settle(() => asked[0]?.refuse('The database is away.'), 400)
  expect(screen.getByRole('alert').textContent).toBe('The database is away.')
  await click('Try Again')
  await settle(() => asked.at(-1)?.answer(buildMonitors()), 400)
  expect(text()).toContain('No monitors yet.')
})
