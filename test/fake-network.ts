import { vi } from 'vitest'

type Asked = {
  /** Such as `PUT /api/drafts/d1`. */
  what: string
  body: unknown
  signal: AbortSignal | null | undefined
  answer: (body?: unknown, status?: number) => void
  refuse: (error: string, code?: string) => void
  /** The network breaks off. */
  cut: () => void
}

/** Stands in for a tab's network: a test answers each question when, and in the order, it wants. What is given up fails, as in a browser. */
export function fakeNetwork() {
  const asked: Asked[] = []
  const fetch = (path: string, { method = 'GET', body, signal }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      // Deadlines run in real time: on a busy machine one would otherwise end what an earlier test has left open, in a later test.
      const giveUp = () => {
        if (globalThis.fetch === fetch) reject(new DOMException('The operation was aborted.', 'AbortError'))
      }
      if (signal?.aborted) return giveUp()
      signal?.addEventListener('abort', giveUp)
      const answer = (given: unknown = {}, status = 200) => resolve(Response.json(given, { status }))
      asked.push({
        what: `${method} ${path}`,
        body: typeof body === 'string' ? JSON.parse(body) : body,
        signal,
        answer,
        refuse: (error, code = 'unavailable') => answer({ error, code }, 503),
        cut: () => reject(new TypeError('Failed to fetch')),
      })
    })
  vi.stubGlobal('fetch', fetch)
  return asked
}
