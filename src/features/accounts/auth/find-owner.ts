import { and, eq } from 'drizzle-orm'
import { account, user } from '../../../db/schema/auth.ts'
import type { RequestContext } from '../../request-context.ts'

/** An account by its id or its email, with the moment from which on older trust in it counts no more. */
export async function findOwner({ accounts }: RequestContext, by: { id: string } | { email: string }) {
  const isMeant = 'id' in by ? eq(user.id, by.id) : eq(user.email, by.email.toLowerCase())
  const [owner] = await accounts.database.db
    .select({ id: user.id, email: user.email, passwordChangedAt: account.updatedAt })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(isMeant)
  return owner
}
