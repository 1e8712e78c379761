import { createHash } from 'node:crypto'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { parseAddress } from '../../../adapters/channels/address.ts'
import { makeSigningSecret } from '../../../adapters/channels/signing-secret.ts'
import { asUser, type Transaction } from '../../../db/as-user.ts'
import { alertChannels } from '../../../db/schema/alerts.ts'
import { AppError } from '../../../platform/errors.ts'
import { requirePlan } from '../../billing/require-plan.ts'
import type { RequestContext } from '../../request-context.ts'
import type { addedChannel, ChannelInput } from '../schema.ts'
import { presentChannel } from './present-channel.ts'
import { readEmail } from './read-channels.ts'
import { type KeptAddress, sealAddress } from './sealed-address.ts'

const MOST_BROWSERS = 10
const SESSION_IS_THERE = 'alert_channels_session_id_session_id_fk'

/** Adds a place to be told. A browser that subscribes anew takes the place of its own earlier row. */
export async function addChannel(
  ctx: RequestContext,
  input: ChannelInput,
): Promise<z.infer<typeof addedChannel>> {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId, sealer } = tenant
  // Ends with it: someone who signs out wants to see nothing there.
  const sessionId = input.kind === 'push' ? tenant.sessionId : null
  const address = input.kind === 'email' ? null : readAddress(input)
  const sealed = address && sealAddress(sealer, address, userId)
  const label = input.kind === 'email' ? null : input.label
  const slot = address?.kind === 'push' ? hash(address.endpoint) : input.kind
  const row = await asUser(tenant, async (tx) => {
    if (input.kind === 'push') await requireRoom(tx, userId, slot)
    const adding = tx
      .insert(alertChannels)
      .values({ userId, sessionId, kind: input.kind, slot, label, address: sealed })
    const target = [alertChannels.userId, alertChannels.slot]
    const [added] = await (input.kind === 'push'
      ? adding
          .onConflictDoUpdate({ target, set: { sessionId, address: sealed, label, isOn: true, ...anew } })
          .returning()
      : adding.onConflictDoNothing({ target }).returning())
    return added
  }).catch(refuseWithoutSession)
  if (!row) throw new AppError('conflict', 'You have added this already. Remove it to add another.')
  const channel = presentChannel({ sealer, email: await readEmail(tenant) }, row)
  return { channel, secret: address?.kind === 'webhook' ? (address.secrets[0]?.secret ?? null) : null }
}

/** It may have ended a moment ago, while it was remembered. */
function refuseWithoutSession(error: unknown): never {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const isGone = cause instanceof Error && 'constraint' in cause && cause.constraint === SESSION_IS_THERE
  throw isGone ? new AppError('unauthenticated', 'Please sign in first.') : error
}

/** Nothing that failed before counts against it, and it hears of nothing from before. */
export const anew = { onSince: sql`now()`, failures: 0, failingSince: null, lastStatus: null, pausedAt: null }

/** For one more, unless it's there already. */
async function requireRoom(tx: Transaction, userId: string, slot: string) {
  const [browsers] = await tx
    .select({ count: count() })
    .from(alertChannels)
    .where(
      and(eq(alertChannels.userId, userId), eq(alertChannels.kind, 'push'), ne(alertChannels.slot, slot)),
    )
  if ((browsers?.count ?? 0) >= MOST_BROWSERS)
    throw new AppError('invalid_input', `You can add up to ${MOST_BROWSERS} browsers. Remove one first.`)
}

const hints = {
  slack: 'Paste an incoming webhook URL. It begins with https://hooks.slack.com/services/.',
  discord: 'Paste a webhook URL. It begins with https://discord.com/api/webhooks/.',
  webhook: 'Enter a public address that begins with https://.',
}

function readAddress(input: Exclude<ChannelInput, { kind: 'email' }>): KeptAddress {
  if (input.kind === 'push') {
    const endpoint = parseAddress('push', input.endpoint)
    if (!endpoint) throw new AppError('invalid_input', "This browser's push service can't be used.")
    return { kind: 'push', endpoint, p256dh: input.keys.p256dh, auth: input.keys.auth }
  }
  const url = parseAddress(input.kind, input.url)
  if (!url) {
    const hint = hints[input.kind]
    throw new AppError('invalid_input', hint, { fields: { url: [hint] } })
  }
  if (input.kind !== 'webhook') return { kind: input.kind, url }
  return { kind: 'webhook', url, secrets: [{ secret: makeSigningSecret(), until: null }] }
}

const hash = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')
