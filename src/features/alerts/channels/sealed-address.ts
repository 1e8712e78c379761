import { z } from 'zod'
import type { ChannelAddress } from '../../../adapters/channels/address.ts'
import type { Sealer } from '../../../platform/sealer.ts'

/** An older secret still signs for a day, so that the other side has time to change. */
export const OLD_SECRET_MS = 24 * 3_600_000

const kept = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slack'), url: z.string() }),
  z.strictObject({ kind: z.literal('discord'), url: z.string() }),
  z.strictObject({
    kind: z.literal('webhook'),
    url: z.string(),
    /** Newest first. */
    secrets: z.array(z.strictObject({ secret: z.string(), until: z.iso.datetime().nullable() })),
  }),
  z.strictObject({ kind: z.literal('push'), endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
])
export type KeptAddress = z.infer<typeof kept>

export const sealAddress = (sealer: Sealer, address: KeptAddress, userId: string) =>
  sealer.seal(JSON.stringify(address), userId)

/** Null where it can't be opened anymore, such as after the operator has changed the secret. */
export function openAddress(sealer: Sealer, sealed: string, userId: string): KeptAddress | null {
  const said = sealer.open(sealed, userId)
  return said === null ? null : kept.parse(JSON.parse(said))
}

/** As it's sent to right now. */
export function toChannelAddress(address: KeptAddress, now = Date.now()): ChannelAddress {
  if (address.kind !== 'webhook') return address
  const current = address.secrets.filter(({ until }) => until === null || Date.parse(until) > now)
  return { ...address, secrets: current.map(({ secret }) => secret) }
}
