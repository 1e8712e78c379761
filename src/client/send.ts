const DEADLINE_MS = 20_000
const LONG_DEADLINE_MS = 40_000
/** A model writes, or a whole file is on its way. */
const LONG = /^\/api\/(?:ai\/|products\/icon$)/

/** One request to our own server, which nobody waits for longer than its deadline. */
export function send(path: string, init: RequestInit = {}) {
  const deadline = AbortSignal.timeout(LONG.test(path) ? LONG_DEADLINE_MS : DEADLINE_MS)
  const headers = new Headers(init.headers)
  if (!headers.has('accept')) headers.set('accept', 'application/json')
  // The server takes changes as JSON only, so that no foreign form can send one.
  const empty = !init.body && (init.method === 'POST' || init.method === 'PUT')
  if (empty) headers.set('content-type', 'application/json')
  return fetch(path, {
    ...init,
    headers,
    ...(empty && { body: '{}' }),
    credentials: 'same-origin',
    signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
  })
}
