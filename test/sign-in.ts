import { createHmac, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { sessionCookieName } from '../src/features/accounts/auth/create-auth.ts'

export type Server = { config: { origin: string; authSecret: string } }

/** The cookie of a session that this user has, without the way through the sign-in form. */
export async function signInAs(superuser: pg.Pool, { config }: Server, userId: string) {
  const token = randomBytes(24).toString('base64url')
  await superuser.query(
    `insert into auth.session (user_id, token, expires_at) values ($1, $2, now() + interval '6 days 23 hours')`,
    [userId, token],
  )
  const signature = createHmac('sha256', config.authSecret).update(token).digest('base64')
  return `${sessionCookieName(config.origin)}=${encodeURIComponent(`${token}.${signature}`)}`
}
