import type pg from 'pg'

let serial = 0

type UserOverrides = {
  email?: string
  name?: string
  onboarded?: boolean
  plan?: 'free' | 'pro' | 'plus'
  status?: string
}

/** A verified account with its profile; everything not given is made up. */
export async function buildUser(superuser: pg.Pool, overrides: UserOverrides = {}) {
  serial += 1
  const email = overrides.email ?? `user-${serial}-${process.pid}@factory.test`
  const name = overrides.name ?? `User ${serial}`
  const { rows } = await superuser.query(
    'insert into auth."user" (name, email, email_verified) values ($1, $2, true) returning id',
    [name, email],
  )
  const id: string = rows[0].id
  const plan = overrides.plan ?? 'free'
  await superuser.query(
    'update profiles set plan_type = $2, subscription_status = $3, has_completed_onboarding = $4 where user_id = $1',
    [id, plan, overrides.status ?? (plan === 'free' ? null : 'active'), overrides.onboarded ?? false],
  )
  return { id, email, name }
}

export async function buildProduct(superuser: pg.Pool, userId: string, name = 'Pawslot') {
  const { rows } = await superuser.query(
    `insert into products (user_id, name, subreddits) values ($1, $2, '{SaaS}') returning id`,
    [userId, name],
  )
  return rows[0].id as string
}

/** Accounts with one product each, named after its owner. */
export async function buildOwners(superuser: pg.Pool, count: number) {
  const userIds: string[] = []
  for (let i = 0; i < count; i += 1) {
    const { id } = await buildUser(superuser)
    await buildProduct(superuser, id, `Product of ${id}`)
    userIds.push(id)
  }
  return userIds
}

export async function buildTicket(superuser: pg.Pool, userId: string) {
  const { rows } = await superuser.query(
    `insert into support (user_id, name, email, title, content) values ($1, 'A', 'a@b.test', 't', 'c') returning id`,
    [userId],
  )
  return rows[0].id as string
}
