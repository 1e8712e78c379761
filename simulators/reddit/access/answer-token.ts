import { type Answer, ok } from '../api/answer.ts'
import type { Tokens } from './tokens.ts'

/** Secrets by client id; an installed app has none. */
const clients = new Map([
  ['threadlark-sim', 'threadlark-sim-secret'],
  ['threadlark-sim-installed', ''],
])

const scopes = new Set(
  'account creddits edit flair history identity livemanage modconfig modcontributors modflair modlog modmail modothers modposts modself modtraffic modwiki mysubreddits privatemessages read report save structuredstyles submit subscribe vote wikiedit wikiread'.split(
    ' ',
  ),
)

const unauthorized: Answer = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="reddit"' },
  json: { message: 'Unauthorized', error: 401 },
}

const failed = (error: string, error_description?: string) =>
  ok({ error, ...(error_description ? { error_description } : {}) })

type TokenRequest = { authorization: string; contentType: string; body: string }

/** `POST /api/v1/access_token`: most failures answer 200 with `error` in the body. */
export function answerToken(tokens: Tokens, { authorization, contentType, body }: TokenRequest): Answer {
  const encoded = /^basic\s+(\S+)$/i.exec(authorization)?.[1]
  const [id = '', secret = ''] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':')
  if (encoded === undefined || clients.get(id) !== secret) return unauthorized

  const isForm = contentType.toLowerCase().startsWith('application/x-www-form-urlencoded')
  const form = new URLSearchParams(isForm ? body : '')
  const scope = form.get('scope') ?? '*'
  if (scope !== '*' && !scope.split(/[\s,]+/).every((one) => scopes.has(one))) {
    return knownGrant(form) ? failed('invalid_scope') : failed('unsupported_grant_type')
  }
  switch (form.get('grant_type')) {
    case 'client_credentials':
      if (secret === '') {
        return failed('unauthorized_client', 'Only confidential clients may use client_credentials auth')
      }
      return ok(tokens.issue(id, scope))
    case INSTALLED: {
      const device_id = form.get('device_id') ?? ''
      if (!/^[\w-]{20,50}$/.test(device_id)) return failed('invalid_request', 'bad device_id')
      return ok({ ...tokens.issue(id, scope), device_id })
    }
    default:
      return failed('unsupported_grant_type')
  }
}

const INSTALLED = 'https://oauth.reddit.com/grants/installed_client'

const knownGrant = (form: URLSearchParams) =>
  ['client_credentials', INSTALLED].includes(form.get('grant_type') ?? '')
