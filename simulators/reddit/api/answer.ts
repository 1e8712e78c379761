/** What the simulator says, before it becomes bytes. */
export type Answer = {
  status: number
  headers?: Record<string, string>
  json?: unknown
  /** Instead of JSON. */
  text?: { type: 'text/html' | 'text/plain'; body: string }
}

export const ok = (json: unknown): Answer => ({ status: 200, json })

export const notFound: Answer = { status: 404, json: { message: 'Not Found', error: 404 } }

export const forbidden: Answer = { status: 403, json: { message: 'Forbidden', error: 403 } }

export const redirect = (status: 301 | 302, location: string, headers = {}): Answer => ({
  status,
  headers: { location, ...headers },
})

const page = (title: string, words: string): Answer['text'] => ({
  type: 'text/html',
  body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>${words}</p></body></html>`,
})

export const blocked: Answer = {
  status: 403,
  headers: { 'retry-after': '0' },
  text: page('whoa there, pardner!', 'Your request has been blocked by network security.'),
}

export const throttled: Answer = {
  status: 429,
  headers: { 'retry-after': '4' },
  text: page('Too Many Requests', 'whoa there, pardner! We see a lot of requests from your User-Agent.'),
}

export const tooManyTokens: Answer = { status: 429, json: { message: 'Too Many Requests', error: 429 } }

export const uriTooLong: Answer = { status: 414, text: { type: 'text/plain', body: 'URI Too Long' } }

/** Pages for people answer 200 even for what does not exist. */
export const anyPage: Answer = { status: 200, text: page('Reddit', 'The heart of the internet') }
