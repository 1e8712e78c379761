import type pg from 'pg'
import { type apiClient, cookiesOf } from './api-client.ts'

type Person = { email: string; password: string; fullName?: string; from: string }
type Api = ReturnType<typeof apiClient>

/** The token in the newest link that was mailed to an address. */
export async function mailedToken(superuser: pg.Pool, email: string) {
  const { rows } = await superuser.query(
    `select payload->>'url' as url from outbox where payload->>'to' = $1 order by created_at desc limit 1`,
    [email.toLowerCase()],
  )
  return new URL(rows[0].url).searchParams.get('token') ?? ''
}

/** Signs up and presses the button behind the mailed link in the same browser. Answers the cookies it holds then. */
export async function signUpConfirmed(api: Api, superuser: pg.Pool, person: Person) {
  const { email, password, fullName = 'Vera Visitor', from } = person
  const signedUp = await api.post('/api/auth/sign-up', { fullName, email, password }, { from })
  if (signedUp.status !== 204) throw new Error(`Not signed up: ${JSON.stringify(signedUp)}`)
  const token = await mailedToken(superuser, email)
  const own = { from, cookie: cookiesOf(signedUp) }
  const confirmed = await api.post('/api/auth/confirm-sign-up', { token }, own)
  if (confirmed.status !== 204) throw new Error(`Not confirmed: ${JSON.stringify(confirmed)}`)
  return cookiesOf(confirmed)
}
