import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Reply = (response: ServerResponse, request: IncomingMessage) => void

/** A server in Reddit's place that answers what a test tells it to, and notes what it was asked. */
export async function startTestReddit() {
  const asked: { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[] = []
  const replies: { prefix: string; reply: Reply }[] = []
  const state = { lifetimeSeconds: 86_400, tokens: 0, valid: new Set<string>() }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://reddit.test')
    const path = (request.url ?? '').split('?')[0] ?? ''
    asked.push({ path, query: searchParams, headers: request.headers })
    const told = replies.findLast(({ prefix }) => pathname.startsWith(prefix))
    const token = /^bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (told?.prefix === '/api/v1/access_token') told.reply(response, request)
    else if (path === '/api/v1/access_token') grant(response)
    else if (token && !state.valid.has(token)) unauthorized(response)
    else if (told) told.reply(response, request)
    else json(200, { kind: 'Listing', data: { children: [] } })(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function grant(response: ServerResponse) {
    state.tokens += 1
    const token = `token-${state.tokens}`
    state.valid.add(token)
    // Long enough for other processes to come and ask, too.
    setTimeout(() => {
      const answer = {
        access_token: token,
        token_type: 'bearer',
        expires_in: state.lifetimeSeconds,
        scope: '*',
      }
      json(200, answer)(response)
    }, 50)
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    state,
    data: () => asked.filter(({ path }) => path !== '/api/v1/access_token'),
    answer: (prefix: string, reply: Reply) => replies.push({ prefix, reply }),
    reset: () => {
      replies.length = 0
      asked.length = 0
      state.tokens = 0
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse, _request?: IncomingMessage) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    response.end(JSON.stringify(body))
  }

export const text =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers)
    response.end(body)
  }

export const page = (status: number, headers: Record<string, string> = {}) =>
  text(status, '<html><body>whoa there, pardner!</body></html>', { 'content-type': 'text/html', ...headers })

export function unauthorized(response: ServerResponse) {
  const challenge = 'Bearer realm="reddit", error="invalid_token"'
  json(401, { message: 'Unauthorized', error: 401 }, { 'www-authenticate': challenge })(response)
}

export function wirePost(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    name: `t3_${id}`,
    title: `Post ${id}`,
    selftext: 'A text.',
    author: 'someone',
    subreddit: 'SaaS',
    score: 12,
    ups: 12,
    num_comments: 3,
    created_utc: 1_790_000_000.0,
    permalink: `/r/SaaS/comments/${id}/post/`,
    upvote_ratio: 0.93,
    url: `https://www.reddit.com/r/SaaS/comments/${id}/post/`,
    is_self: true,
    over_18: false,
    removed_by_category: null,
    edited: false,
    poll_data: false,
    ...changes,
  }
}

export const listingOf = (things: object[], kind = 't3') => ({
  kind: 'Listing',
  data: { after: null, dist: things.length, children: things.map((data) => ({ kind, data })) },
})
