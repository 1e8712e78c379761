import { setTimeout as wait } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import type { Answer, Call } from './call.ts'

const SLOW_MS = 20_000

/** Hosts that begin with such a word and a hyphen. */
const TROUBLES: Record<string, Answer> = {
  failing: { status: 500, body: 'Internal error' },
  gone: { status: 410, body: 'Gone' },
  redirecting: { status: 302, headers: { location: 'https://elsewhere.example.com/hook' } },
  refusing: { status: 401, body: 'Unauthorized' },
  busy: { status: 429, headers: { 'retry-after': '60' }, body: 'Too many requests' },
}

export type Secrets = Map<string, string>

/** What a user might run: https://www.standardwebhooks.com. It verifies where a test has told it the secret. */
export function createWebhookReceiver(secrets: Secrets) {
  return async (call: Call): Promise<Answer> => {
    const { host, method, signal } = call
    if (method !== 'POST') return { status: 405, body: 'Only POST' }
    const trouble = Object.keys(TROUBLES).find((word) => host.startsWith(`${word}-`))
    if (trouble) return TROUBLES[trouble] ?? { status: 500 }
    if (host.startsWith('slow-')) await wait(SLOW_MS, undefined, { signal }).catch(() => {})
    const secret = secrets.get(host)
    if (secret !== undefined && !isSigned(secret, call)) return { status: 401, body: 'Unauthorized' }
    return { status: 200, body: 'received' }
  }
}

function isSigned(secret: string, { body, headers }: Call) {
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false })
    return true
  } catch {
    return false
  }
}
