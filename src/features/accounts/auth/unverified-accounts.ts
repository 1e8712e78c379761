import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AuthDatabase } from '../../../db/auth-database.ts'
import { account, signUp, user } from '../../../db/schema/auth.ts'

type Database = Pick<AuthDatabase['db'], 'delete'>

/** Made by an older release before anyone had shown that the address is theirs. It is nobody's account yet. */
const isUnverified = (email: string) =>
  and(eq(user.email, email), eq(user.emailVerified, false), isNull(user.deletionAskedAt))

/** Before the owner of the address gets an account: password, sessions and second factor of the old one go with it. */
export async function removeUnverified(db: Database, email: string) {
  await db.delete(user).where(isUnverified(email))
}

/** Answers the sign-up that takes its place, with the same password and until the same day. */
export function turnIntoSignUp({ db }: AuthDatabase, email: string) {
  return db.transaction(async (tx) => {
    const isYoung = gt(user.createdAt, sql`now() - interval '7 days'`)
    const [old] = await tx
      .select({ name: user.name, password: account.password, createdAt: user.createdAt })
      .from(user)
      .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
      .where(and(isUnverified(email), isYoung))
    if (!old?.password) return undefined
    // Of two at the same time one finds it gone.
    const gone = await tx.delete(user).where(isUnverified(email)).returning({ id: user.id })
    if (gone.length === 0) return undefined
    const { name, password, createdAt } = old
    const expiresAt = sql`${createdAt.toISOString()}::timestamptz + interval '7 days'`
    const [made] = await tx
      .insert(signUp)
      .values({ email, name, password, createdAt, expiresAt })
      .returning({ id: signUp.id, email: signUp.email })
    return made
  })
}
