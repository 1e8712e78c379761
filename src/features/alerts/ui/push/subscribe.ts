import { nameBrowser } from './name-browser.ts'

const WORKER = '/sw.js'

/** What the server needs to reach this browser. */
export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string }; label: string }

export type PushFailure = 'blocked' | 'unsupported' | 'unreachable'

export const failureTexts: Record<PushFailure, string> = {
  blocked: 'Your browser blocks notifications for this site.',
  unsupported: "This browser can't get push messages.",
  unreachable: "Your browser couldn't reach its push service. Try again.",
}

export const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks the person first, then the browser's push service; null where the person hasn't answered. */
export async function subscribe(publicKey: string): Promise<Subscribed | PushFailure | null> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'blocked'
  if (permission !== 'granted') return null
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/' })
    const { pushManager } = await navigator.serviceWorker.ready
    return describe(await subscribeWith(pushManager, publicKey))
  } catch (error) {
    return nameFailure(error)
  }
}

/** An older subscription may be for a key that the server no longer has. */
async function subscribeWith(pushManager: PushManager, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    if (nameOf(error) !== 'InvalidStateError') throw error
    const old = await pushManager.getSubscription()
    await old?.unsubscribe()
    return pushManager.subscribe(options)
  }
}

function describe(subscription: PushSubscription): Subscribed | PushFailure {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'unsupported'
  return {
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
    label: nameBrowser(navigator.userAgent),
  }
}

function nameFailure(error: unknown): PushFailure {
  const name = nameOf(error)
  if (name === 'NotAllowedError') return 'blocked'
  return name === 'NotSupportedError' ? 'unsupported' : 'unreachable'
}

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '')
