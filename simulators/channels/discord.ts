import { type Answer, type Call, parseJson, sendsJson } from './call.ts'
import { findDiscordFault } from './discord-payload.ts'

export const discordHosts = ['', 'ptb.', 'canary.'].flatMap((start) => [
  `${start}discord.com`,
  `${start}discordapp.com`,
])

const PATH = /^\/api(?:\/v\d+)?\/webhooks\/(\d+)\/([\w-]+)$/

/** What happens to tokens that begin like this. */
const TROUBLES: Record<string, Answer> = {
  gone: { status: 404, body: { message: 'Unknown Webhook', code: 10_015 } },
  nothread: { status: 404, body: { message: 'Unknown Channel', code: 10_003 } },
  invalid: { status: 401, body: { message: 'Invalid Webhook Token', code: 50_027 } },
  busy: {
    status: 429,
    headers: { 'retry-after': '2', 'x-ratelimit-scope': 'shared' },
    body: { message: 'You are being rate limited.', retry_after: 1.337, global: false },
  },
  // What stands in front of Discord refuses without JSON.
  banned: { status: 429, headers: { 'retry-after': '900' }, body: 'error code: 1015' },
  failing: { status: 500, body: { message: '500: Internal Server Error', code: 0 } },
}

export function answerAsDiscord(call: Call): Answer {
  const [, id, token] = PATH.exec(call.path) ?? []
  if (!id || !token) return { status: 404, body: { message: '404: Not Found', code: 0 } }
  if (call.method !== 'POST') return { status: 405, body: { message: '405: Method Not Allowed', code: 0 } }
  const trouble = Object.keys(TROUBLES).find((start) => token.startsWith(start))
  if (trouble) return TROUBLES[trouble] ?? { status: 500 }
  const fault = sendsJson(call)
    ? findDiscordFault(parseJson(call.body))
    : { message: 'Expected "Content-Type" header to be one of {"application/json"}.', code: 50_035 }
  if (fault) return { status: 400, body: fault }
  if (call.query.get('wait') !== 'true') return { status: 204 }
  return { status: 200, body: { id: `${Date.now()}000`, type: 0, webhook_id: id } }
}
