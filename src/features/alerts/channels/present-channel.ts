import type { alertChannels } from '../../../db/schema/alerts.ts'
import type { Sealer } from '../../../platform/sealer.ts'
import type { Channel } from '../schema.ts'
import { openAddress } from './sealed-address.ts'

type Row = typeof alertChannels.$inferSelect
/** `email`: where the account's mails go. */
type Parts = { sealer: Sealer; email: string }

export function presentChannel({ sealer, email }: Parts, row: Row): Channel {
  const address = row.address === null ? null : openAddress(sealer, row.address, row.userId)
  const secret = address?.kind === 'webhook' ? address.secrets[0]?.secret : undefined
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    target: row.kind === 'email' ? email : targetOf(row, address),
    state: stateOf(row),
    strongFits: row.strongFits,
    monitors: row.monitors,
    replies: row.replies,
    failures: row.failures,
    failingSince: row.failingSince?.toISOString() ?? null,
    lastStatus: row.lastStatus,
    secretEnd: secret?.slice(-4) ?? null,
  }
}

const plainTargets = {
  email: 'Your email address',
  slack: 'hooks.slack.com',
  discord: 'discord.com',
  webhook: 'A webhook',
  push: 'A browser',
}

/** A webhook's own address may be shown to its owner; whoever knows Slack's or Discord's can post there. */
function targetOf({ label, kind }: Row, address: ReturnType<typeof openAddress>) {
  if (label) return label
  if (address?.kind === 'webhook') return address.url
  return plainTargets[kind]
}

function stateOf({ isOn, pausedAt, failingSince }: Row): Channel['state'] {
  if (!isOn) return 'off'
  if (pausedAt) return 'paused'
  return failingSince ? 'failing' : 'on'
}
