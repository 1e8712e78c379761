import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { localEnvironment } from '../../scripts/stack/local-environment.ts'
import { buildUser } from '../factories.ts'
import { signInAs } from '../sign-in.ts'
import { stripeControl } from '../stripe-control.ts'
import { newVisitor } from './browser.ts'

const origin = inject('origin')
const { AUTH_SECRET } = localEnvironment({ port: 0, simPort: 0, env: {} })

export const superuser = new pg.Pool({ connectionString: inject('databaseUrl'), max: 2 })
afterAll(() => superuser.end())

export const stripe = stripeControl(inject('simulators').stripe)

type Options = Parameters<typeof newVisitor>[0] & {
  plan?: 'free' | 'pro' | 'plus'
  status?: string
  onboarded?: boolean
  name?: string
}

/** Somebody with an account who is signed in already. */
export async function newUser({
  plan = 'free',
  status,
  onboarded = true,
  name = 'Uma User',
  ...look
}: Options = {}) {
  const user = await buildUser(superuser, { plan, onboarded, name, ...(status ? { status } : {}) })
  const visitor = await newVisitor(look)
  const cookie = await signInAs(superuser, { config: { origin, authSecret: AUTH_SECRET ?? '' } }, user.id)
  const [cookieName = '', value = ''] = cookie.split('=')
  await visitor.context.addCookies([{ name: cookieName, value, url: origin }])
  return { ...visitor, user, customer: () => customerOf(user.id) }
}

async function customerOf(userId: string) {
  const { rows } = await superuser.query('select stripe_customer_id as id from profiles where user_id = $1', [
    userId,
  ])
  return rows[0].id as string
}

/** Takes a right from a role while `work` runs, so that the database itself refuses. */
export async function without(grant: string, role: string, work: () => Promise<void>) {
  await superuser.query(`revoke ${grant} from ${role}`)
  try {
    await work()
  } finally {
    await superuser.query(`grant ${grant} to ${role}`)
  }
}
