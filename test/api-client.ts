import { request } from 'node:http'

type Options = { cookie?: string; from?: string; headers?: Record<string, string> }
type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

/** Speaks to the API as a browser page of ours would. `from` is the caller's own loopback address. */
export function apiClient(origin: string) {
  const call = (method: string, path: string, body?: unknown, options: Options = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const req = request(
        new URL(path, origin),
        {
          method,
          localAddress: options.from,
          headers: {
            origin,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(options.cookie ? { cookie: options.cookie } : {}),
            ...options.headers,
          },
        },
        (res) => {
          const chunks: Buffer[] = []
          res.on('data', (chunk) => chunks.push(chunk))
          res.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            const json = res.headers['content-type']?.startsWith('application/json')
            resolve({
              status: res.statusCode ?? 0,
              headers: res.headers,
              body: json && text ? JSON.parse(text) : { text },
            })
          })
        },
      )
      req.on('error', reject)
      const raw = typeof body === 'string' || body instanceof Uint8Array
      req.end(body === undefined ? undefined : raw ? body : JSON.stringify(body))
    })
  return {
    get: (path: string, options?: Options) => call('GET', path, undefined, options),
    post: (path: string, body: unknown = {}, options?: Options) => call('POST', path, body, options),
    put: (path: string, body: unknown = {}, options?: Options) => call('PUT', path, body, options),
    delete: (path: string, options?: Options) => call('DELETE', path, undefined, options),
  }
}

/** The cookies of an answer, as the next request sends them. */
export function cookiesOf(answer: Answer) {
  const set = answer.headers['set-cookie'] ?? []
  return (Array.isArray(set) ? set : [set]).map((cookie) => cookie.split(';')[0]).join('; ')
}
