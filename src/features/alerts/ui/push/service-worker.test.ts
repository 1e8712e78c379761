import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const origin = 'https://threadlark.test'
const code = readFileSync('public/sw.js', 'utf8')

type Options = { channels?: object[]; refuses?: boolean }

/** The worker as a browser runs it, with what it does to the browser. */
function run({ channels = [], refuses = false }: Options = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {})
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => {})
  const subscribe = vi.fn<(options: object) => Promise<object>>(async () => ({
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }),
  }))
  const fetch = vi.fn<(path: string, init?: { method: string; body: string }) => Promise<unknown>>(
    async () => {
      if (refuses) throw new TypeError('Failed to fetch')
      return { json: async () => ({ channels }) }
    },
  )
  runInNewContext(code, {
    URL,
    location: { origin },
    fetch,
    skipWaiting: () => {},
    registration: { showNotification, pushManager: { subscribe } },
    clients: { claim: async () => {}, openWindow },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  })
  return {
    names: [...listeners.keys()],
    showNotification,
    openWindow,
    subscribe,
    fetch,
    tell: async (name: string, event: object = {}) => {
      let done: Promise<unknown> = Promise.resolve()
      const waitUntil = (work: Promise<unknown>) => {
        done = work
      }
      listeners.get(name)?.({ ...event, waitUntil })
      await done
    },
  }
}

const data = (text: string) => ({ data: { json: () => JSON.parse(text) as unknown } })
const push = (payload: object) => data(JSON.stringify(payload))
const clicked = (url?: string) => ({ notification: { close: vi.fn<() => void>(), data: url && { url } } })

test('it listens to pushes alone: no request is answered by it', () => {
  expect(run().names.toSorted()).toEqual([
    'activate',
    'install',
    'notificationclick',
    'push',
    'pushsubscriptionchange',
  ])
})

test('a push is shown under its id, so that a newer one takes its place', async () => {
  const { tell, showNotification } = run()
  await tell(
    'push',
    push({ id: 'n1', title: 'One', body: 'Body', url: '/dashboard/today?thread=1abc&for=p' }),
  )
  expect(showNotification.mock.calls).toEqual([
    [
      'One',
      {
        body: 'Body',
        tag: 'n1',
        icon: '/icon-192.png',
        badge: '/badge-96.png',
        data: { url: `${origin}/dashboard/today?thread=1abc&for=p` },
      },
    ],
  ])
})

test.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)', 'http://[', '', null])(
  'an address such as %s leads to Today',
  async (url) => {
    const { tell, showNotification } = run()
    await tell('push', push({ id: 'n1', title: 'One', body: '', url }))
    expect(showNotification.mock.lastCall?.[1]).toMatchObject({ data: { url: `${origin}/dashboard/today` } })
  },
)

test.each(['no JSON', 'null', '[]', '{"id":1,"title":"x","body":""}', '{"id":"x","title":"","body":""}'])(
  '%s is told as something new',
  async (text) => {
    const { tell, showNotification } = run()
    await tell('push', data(text))
    expect(showNotification.mock.calls).toEqual([
      [
        'Something new on Today',
        expect.objectContaining({ tag: 'today', data: { url: '/dashboard/today' } }),
      ],
    ])
  },
)

test('a push without anything is told, too', async () => {
  const { tell, showNotification } = run()
  await tell('push', { data: null })
  expect(showNotification.mock.lastCall?.[0]).toBe('Something new on Today')
})

test('a click opens the thread in a window of its own, because one that is open may have a draft in it', async () => {
  const url = `${origin}/dashboard/today?thread=1abc`
  const { tell, openWindow } = run()
  const click = clicked(url)
  await tell('notificationclick', click)
  await tell('notificationclick', clicked())
  expect(click.notification.close).toHaveBeenCalledTimes(1)
  expect(openWindow.mock.calls).toEqual([[url], [`${origin}/dashboard/today`]])
})

const change = { oldSubscription: { options: { applicationServerKey: 'key' } }, newSubscription: null }

test('a browser that changed its address tells the new one, under the same name', async () => {
  const { tell, fetch, subscribe } = run({ channels: [{ kind: 'push', label: 'Chrome on Mac' }] })
  await tell('pushsubscriptionchange', change)
  expect(subscribe.mock.calls).toEqual([[{ applicationServerKey: 'key' }]])
  const [path, { method, body } = { method: '', body: '{}' }] = fetch.mock.lastCall ?? []
  expect([path, method, JSON.parse(body)]).toEqual([
    '/api/alerts/channels',
    'POST',
    {
      kind: 'push',
      endpoint: 'https://push.example/new',
      keys: { p256dh: 'p', auth: 'a' },
      label: 'Chrome on Mac',
    },
  ])
})

test('it tells nothing for someone who asked for no push, and a failure is passed over', async () => {
  const other = run({ channels: [{ kind: 'email', label: null }] })
  await other.tell('pushsubscriptionchange', change)
  expect([other.subscribe.mock.calls.length, other.fetch.mock.calls.length]).toEqual([0, 1])
  const away = run({ refuses: true })
  await away.tell('pushsubscriptionchange', change)
  expect(away.subscribe).not.toHaveBeenCalled()
})
