const DEADLINE_MS = 20_000
export const LONG_DEADLINE_MS = 40_000
/** A model writes, or a whole file is on its way. */
const LONG = /^\/api\/(?:ai\/|products\/icon$)/
export const EVENT_STREAM = 'text/event-stream'

/** One request to our own server, which nobody waits for longer than its deadline. */
export function send(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  if (!headers.has('accept')) headers.set('accept', 'application/json')
  // The server takes changes as JSON only, so that no foreign form can send one.
  const empty = !init.body && (init.method === 'POST' || init.method === 'PUT')
  if (empty) headers.set('content-type', 'application/json')
  const signals = init.signal ? [init.signal] : []
  // A stream brings its own deadline, so that its reader can tell being late from being cut off.
  if (headers.get('accept') !== EVENT_STREAM) signals.push(deadlineOf(path))
  return fetch(path, {
    ...init,
    headers,
    ...(empty && { body: '{}' }),
    credentials: 'same-origin',
    signal: AbortSignal.any(signals),
  })
}

const deadlineOf = (path: string) => AbortSignal.timeout(LONG.test(path) ? LONG_DEADLINE_MS : DEADLINE_MS)
