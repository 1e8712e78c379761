import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { answerToken } from './access/answer-token.ts'
import { checkBearer } from './access/check-bearer.ts'
import { isThrottledAgent } from './access/is-throttled-agent.ts'
import { classOf } from './access/usage.ts'
import {
  type Answer,
  anyPage,
  blocked,
  forbidden,
  notFound,
  redirect,
  throttled,
  tooManyTokens,
  uriTooLong,
} from './api/answer.ts'
import { createAnswerCache, type Encoded } from './api/answer-cache.ts'
import { answerData } from './api/answer-data.ts'
import { encodeJson } from './api/encode-answer.ts'
import { followShareLink, isShareLink } from './api/share-links.ts'
import type { Reddit } from './reddit.ts'

const TOKEN_PATH = '/api/v1/access_token'

const LONGEST_URL = 10_000

type Call = {
  req: IncomingMessage
  res: ServerResponse
  url: string
  path: string
  search: string
  origin: string
}

/** All of Reddit's hosts in one: by the Host header where it is one of theirs, else by the path alone. */
export function serveReddit(reddit: Reddit): RequestListener {
  const cache = createAnswerCache()

  return (req, res) => {
    const url = req.url ?? '/'
    const host = (req.headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
    const isReddit = /(^|\.)reddit\.com$/.test(host)
    const origin = isReddit ? `https://${host}` : `http://${req.headers.host ?? 'localhost'}`
    const [sent = '/', ...queries] = url.split('?')
    const path = sent.replace(/\.json$/, '').replace(/(.)\/$/, '$1')
    const search = queries.length > 0 ? `?${queries.join('?')}` : ''
    const call = { req, res, url, path, search, origin }
    reddit.usage.count(classOf(path))

    if (host === 'reddit.com') return send(call, redirect(301, `https://www.reddit.com${url}`))
    if (reddit.approval === 'blocked') return send(call, blocked)
    if (url.length > LONGEST_URL) return send(call, uriTooLong)
    const isData = host === 'oauth.reddit.com'
    const isToken = !isData && path === TOKEN_PATH && req.method === 'POST'
    const isThrottled = isThrottledAgent(req.headers['user-agent'] ?? '')
    if (isThrottled) return send(call, isToken ? tooManyTokens : throttled)
    if (isToken) return void giveToken(call)
    if (!isData && isShareLink(path)) return send(call, followShareLink(reddit.world, path))
    if (isReddit && !isData) return send(call, sent.endsWith('.json') ? blocked : anyPage)
    const delayMs = reddit.drawLatency()
    if (delayMs === 0) return serveData(call)
    const timer = setTimeout(serveData, delayMs, call)
    res.once('close', () => clearTimeout(timer))
  }

  async function giveToken(call: Call) {
    const { headers } = call.req
    const body = await text(call.req)
    const { authorization = '', 'content-type': contentType = '' } = headers
    send(call, answerToken(reddit.tokens, { authorization, contentType, body }))
  }

  function serveData(call: Call) {
    const { req, url, path, search, origin } = call
    const caller = checkBearer(reddit.tokens, req.headers.authorization ?? '')
    if ('refusal' in caller) return send(call, caller.refusal)
    const { allowed, headers } = reddit.windows.take(caller.clientId)
    if (!allowed) return send(call, { status: 429 }, headers)
    if (reddit.approval === 'unapproved') return send(call, forbidden, headers)
    if (req.method !== 'GET' && req.method !== 'HEAD') return send(call, notFound, headers)
    const answer = cache.get(`${reddit.world.moment()} ${origin} ${url}`, () => {
      const query = new URLSearchParams(search)
      return encode(answerData(reddit.world, { path, query, origin, search }), query.get('raw_json') === '1')
    })
    write(call, answer, headers)
  }

  function send(call: Call, answer: Answer, headers: Record<string, string> = {}) {
    write(call, encode(answer, false), headers)
  }

  function write({ req, res }: Call, answer: Encoded, headers: Record<string, string>) {
    const acceptsGzip = /\bgzip\b/.test(req.headers['accept-encoding'] ?? '')
    const { body, isGzipped } = cache.bytes(answer, acceptsGzip)
    res.writeHead(answer.status, {
      date: new Date(reddit.world.clock.now() * 1000).toUTCString(),
      'content-length': body.length,
      ...(isGzipped ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
      ...answer.headers,
      ...headers,
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}

function encode({ status, headers = {}, json, text }: Answer, isRaw: boolean): Encoded {
  const type = text
    ? `${text.type}; charset=UTF-8`
    : json === undefined
      ? undefined
      : 'application/json; charset=UTF-8'
  const body = text?.body ?? (json === undefined ? '' : encodeJson(json, isRaw))
  return {
    status,
    headers: { ...(type ? { 'content-type': type } : {}), ...headers },
    body: Buffer.from(body),
  }
}
