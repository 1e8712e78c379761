// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberChannel, usePush } from './use-push.ts'

const KEY = 'BPublicKey'
const ENDPOINT = 'https://push.example/abc'
const BLOCKED = 'Your browser blocks notifications for this site.'
const UNSUPPORTED = "This browser can't get push messages."
const UNREACHABLE = "Your browser couldn't reach its push service. Try again."

/** A browser whose person and push service answer as a test wants. */
function fakeBrowser() {
  let permission: NotificationPermission = 'default'
  let subscription: { toJSON: () => object; unsubscribe: () => Promise<boolean> } | null = null
  const made = () => ({
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  })
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn<(options: object) => Promise<unknown>>(async () => (subscription = made())),
  }
  let isRegistered = false
  const register = vi.fn<(path: string, options: object) => Promise<void>>(async () => {
    isRegistered = true
  })
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => (permission = 'granted'))
  vi.stubGlobal('PushManager', () => {})
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return permission
    },
  })
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36',
    serviceWorker: {
      register,
      getRegistration: async () => (isRegistered ? { pushManager } : undefined),
      ready: Promise.resolve({ pushManager }),
    },
  })
  return {
    register,
    requestPermission,
    pushManager,
    permit: (given: NotificationPermission) => {
      permission = given
    },
    isSubscribed: () => subscription !== null,
    subscribeBefore: () => {
      isRegistered = true
      permission = 'granted'
      subscription = made()
    },
  }
}

let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function open(publicKey: string | null = KEY) {
  const { result } = renderHook(() => usePush(publicKey))
  await act(async () => {})
  return {
    push: () => result.current,
    turnOn: () => act(() => result.current.turnOn()),
    turnOff: () => act(() => result.current.turnOff()),
  }
}

test('looking at the settings asks for nothing and registers nothing', async () => {
  const { push } = await open()
  expect(push()).toMatchObject({ state: 'off', failure: null })
  expect(browser.register).not.toHaveBeenCalled()
  expect(browser.requestPermission).not.toHaveBeenCalled()
})

test('turned on, it tells what the server needs, with a name for the browser', async () => {
  const { push, turnOn } = await open()
  expect(await turnOn()).toEqual({
    endpoint: ENDPOINT,
    keys: { p256dh: 'p', auth: 'a' },
    label: 'Chrome on Mac',
  })
  expect(push().state).toBe('on')
  expect(browser.register.mock.calls).toEqual([['/sw.js', { scope: '/' }]])
  expect(browser.pushManager.subscribe.mock.calls).toEqual([
    [{ userVisibleOnly: true, applicationServerKey: KEY }],
  ])
})

test('while the person is asked it says so, and a second press asks nobody', async () => {
  let answer: (given: NotificationPermission) => void = () => {}
  browser.requestPermission.mockReturnValue(
    new Promise((resolve) => {
      answer = (given) => {
        browser.permit(given)
        resolve(given)
      }
    }),
  )
  const { push } = await open()
  let first: Promise<unknown> | undefined
  act(() => {
    first = push().turnOn()
  })
  expect(push().state).toBe('asking')
  await act(async () => void dispatchEvent(new Event('focus')))
  expect(push().state).toBe('asking')
  expect(await push().turnOn()).toBeNull()
  await act(async () => {
    answer('granted')
    expect(await first).not.toBeNull()
  })
  expect(push().state).toBe('on')
  expect(browser.requestPermission).toHaveBeenCalledTimes(1)
})

test('what was turned on before is on, and turning it off leaves nothing behind', async () => {
  browser.subscribeBefore()
  rememberChannel('c1')
  const { push, turnOff } = await open()
  expect(push()).toMatchObject({ state: 'on', endpointId: 'c1' })
  await turnOff()
  expect(push()).toMatchObject({ state: 'off', endpointId: null })
  expect(browser.isSubscribed()).toBe(false)
})

test('the page tells which channel is this browser, and it stays known', async () => {
  const { push } = await open()
  expect(push().endpointId).toBeNull()
  act(() => rememberChannel('c2'))
  expect(push().endpointId).toBe('c2')
  cleanup()
  expect((await open()).push().endpointId).toBe('c2')
})

test('a subscription for an older key makes room for the new one', async () => {
  browser.subscribeBefore()
  browser.pushManager.subscribe.mockRejectedValueOnce(new DOMException('other key', 'InvalidStateError'))
  const { turnOn } = await open()
  expect(await turnOn()).toMatchObject({ endpoint: ENDPOINT })
  expect(browser.pushManager.subscribe).toHaveBeenCalledTimes(2)
})

test('a person who says no is told that the browser blocks it; one who says nothing is asked again', async () => {
  browser.requestPermission.mockResolvedValueOnce('default')
  const { push, turnOn } = await open()
  expect(await turnOn()).toBeNull()
  expect(push()).toMatchObject({ state: 'off', failure: null })
  browser.requestPermission.mockResolvedValueOnce('denied')
  expect(await turnOn()).toBeNull()
  expect(push()).toMatchObject({ state: 'blocked', failure: BLOCKED })
  expect(browser.register).not.toHaveBeenCalled()
})

test.each([
  ['AbortError', 'off', UNREACHABLE],
  ['NotAllowedError', 'blocked', BLOCKED],
  ['NotSupportedError', 'unsupported', UNSUPPORTED],
] as const)('a browser that fails with %s is %s, and says why', async (name, state, sentence) => {
  browser.pushManager.subscribe.mockRejectedValue(new DOMException('no', name))
  const { push, turnOn } = await open()
  expect(await turnOn()).toBeNull()
  expect(push()).toMatchObject({ state, failure: sentence })
})

test('what is blocked is known at once, and known anew on the way back from the browser settings', async () => {
  browser.permit('denied')
  const { push } = await open()
  expect(push()).toMatchObject({ state: 'blocked', failure: BLOCKED })
  browser.permit('default')
  await act(async () => void dispatchEvent(new Event('focus')))
  expect(push()).toMatchObject({ state: 'off', failure: null })
})

test('without a key of the server, or without push, nothing can be turned on', async () => {
  const keyless = await open(null)
  expect(keyless.push()).toMatchObject({ state: 'unsupported', failure: UNSUPPORTED })
  expect(await keyless.turnOn()).toBeNull()
  cleanup()
  vi.stubGlobal('navigator', { userAgent: '' })
  const old = await open()
  expect(old.push().state).toBe('unsupported')
  expect(await old.turnOn()).toBeNull()
  await old.turnOff()
  expect(browser.requestPermission).not.toHaveBeenCalled()
})
