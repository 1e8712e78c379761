import { and, asc, eq, sql } from 'drizzle-orm'
import { preparedRead, type Transaction } from '../../../db/as-user.ts'
import { alertChannels } from '../../../db/schema/alerts.ts'
import { profiles } from '../../../db/schema/profiles.ts'
import { AppError } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../request-context.ts'
import { presentChannel } from './present-channel.ts'

const channelsOf = preparedRead((db) =>
  db
    .select()
    .from(alertChannels)
    .where(eq(alertChannels.userId, sql.placeholder('userId')))
    .orderBy(asc(alertChannels.createdAt), asc(alertChannels.id))
    .prepare('channels_of'),
)

const emailOf = preparedRead((db) =>
  db
    .select({ email: profiles.email })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId')))
    .prepare('alert_email_of'),
)

/** Where the user is told, in the order in which they were added, and where their mails go. */
export async function readChannels(tenant: SignedInContext) {
  const [rows, email] = await Promise.all([channelsOf(tenant), readEmail(tenant)])
  return { email, channels: rows.map((row) => presentChannel({ sealer: tenant.sealer, email }, row)) }
}

export async function readEmail(tenant: SignedInContext) {
  const [profile] = await emailOf(tenant)
  if (!profile) throw new AppError('not_found', 'User profile not found')
  return profile.email
}

export const noSuchChannel = () => new AppError('not_found', 'This channel is gone.')

/** One of the user's own, held until the transaction ends. */
export async function holdChannel(tx: Transaction, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(alertChannels)
    .where(and(eq(alertChannels.id, id), eq(alertChannels.userId, userId)))
    .for('update')
  if (!row) throw noSuchChannel()
  return row
}
