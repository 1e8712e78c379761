import type { Alerts, Channel, Delivery } from '../src/features/alerts/schema.ts'
import type { Monitor, MonitorList } from '../src/features/monitors/schema.ts'

const idOf = (nth: number) => `5a1d7f3f-5a4a-4f50-9b35-${String(nth).padStart(12, '0')}`

/** A webhook that works, unless told otherwise. */
export function buildChannel(given: Partial<Channel> = {}): Channel {
  const kind = given.kind ?? 'webhook'
  return {
    id: idOf(kind.length),
    kind,
    label: null,
    target: 'https://hooks.pawslot.app/threadlark',
    state: 'on',
    strongFits: true,
    monitors: true,
    replies: true,
    failures: 0,
    failingSince: null,
    lastStatus: null,
    secretEnd: kind === 'webhook' ? '4f2a' : null,
    ...given,
  }
}

/** A strong fit that Slack has taken, unless told otherwise. */
export function buildDelivery(given: Partial<Delivery> = {}): Delivery {
  return {
    id: idOf(100),
    channel: 'slack',
    target: '#reddit-leads',
    about: 'strong_fit',
    subreddit: 'smallbusiness',
    term: null,
    threads: null,
    state: 'delivered',
    status: 200,
    attempts: 1,
    nextTryAt: null,
    at: '2026-11-16T11:12:00.000Z',
    ...given,
  }
}

/** Of someone with a plan who has chosen nothing yet, unless told otherwise. */
export const buildAlerts = (given: Partial<Alerts> = {}): Alerts => ({
  settings: null,
  email: 'ada@pawslot.app',
  channels: [],
  isLive: true,
  pushKey: null,
  log: [],
  ...given,
})

export const pawslot = {
  id: '0b3ab7a5-3a63-4a6e-8d5a-9df6a1c1e001',
  name: 'Pawslot',
  icon: null,
  readOnly: false,
}

/** Watches the user's own name everywhere, unless told otherwise. */
export const buildMonitor = (given: Partial<Monitor> = {}): Monitor => ({
  id: idOf(200),
  productId: pawslot.id,
  term: 'pawslot',
  kind: 'own_brand',
  communities: null,
  threshold: 'any',
  week: [0, 1, 0, 0, 2, 0, 1],
  isCovered: true,
  ...given,
})

/** Of someone on Plus, unless told otherwise. */
export const buildMonitors = (given: Partial<MonitorList> = {}): MonitorList => ({
  monitors: [],
  limit: 20,
  kinds: ['own_brand', 'rival', 'problem'],
  proposals: [],
  ...given,
})
