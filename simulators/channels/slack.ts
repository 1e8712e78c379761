import { type Answer, type Call, parseJson, sendsJson } from './call.ts'
import { findSlackFault } from './slack-payload.ts'

/** What happens to tokens that begin like this. */
const TROUBLES: Record<string, Answer> = {
  gone: { status: 404, body: 'no_service' },
  noteam: { status: 404, body: 'no_team' },
  nochannel: { status: 404, body: 'channel_not_found' },
  archived: { status: 410, body: 'channel_is_archived' },
  invalid: { status: 403, body: 'invalid_token' },
  prohibited: { status: 403, body: 'action_prohibited' },
  busy: { status: 429, body: 'rate_limited', headers: { 'retry-after': '30' } },
  failing: { status: 500, body: 'rollup_error' },
}

export function answerAsSlack(call: Call): Answer {
  if (call.method !== 'POST') return { status: 405, body: 'method_not_allowed' }
  const [, services, team, app, token, ...rest] = call.path.split('/')
  if (services !== 'services' || !team || !app || !token || rest.length > 0)
    return { status: 404, body: 'no_service' }
  const trouble = Object.keys(TROUBLES).find((start) => token.startsWith(start))
  if (trouble) return TROUBLES[trouble] ?? { status: 500 }
  const fault = sendsJson(call) ? findSlackFault(parseJson(call.body)) : 'invalid_payload'
  return fault ? { status: 400, body: fault } : { status: 200, body: 'ok' }
}
