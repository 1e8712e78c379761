import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/database.ts'
import { buildUser } from '../../../test/factories.ts'
import { createAdopter, reviveWatched } from './adopt-watches.ts'

const { superuser, databaseUrl, roleUrls } = await cloneDatabase()
const worker = new pg.Pool({ connectionString: roleUrls.worker, max: 1 })
afterAll(() => worker.end())

async function watched() {
  const { rows } = await superuser.query<{ community: string; products: number }>(
    'select community, count(*)::int as products from reddit.watches group by 1 order by 1',
  )
  return Object.fromEntries(rows.map(({ community, products }) => [community, products]))
}
const addProduct = async (userId: string, subreddits: string[] | null) => {
  const { rows } = await superuser.query<{ id: string }>(
    `insert into products (user_id, name, subreddits) values ($1, 'Product', $2) returning id`,
    [userId, subreddits],
  )
  return rows[0]?.id
}

test('a community is watched while a product of a live plan names it, however it is written', async () => {
  const payer = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const other = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const free = await buildUser(superuser, { plan: 'free', onboarded: true })
  await addProduct(free.id, ['woodworking'])
  expect(await watched()).toEqual({})
  const product = await addProduct(payer.id, ['SaaS', 'startups'])
  await addProduct(other.id, ['saas'])
  await addProduct(other.id, null)
  expect(await watched()).toEqual({ saas: 2, startups: 1 })

  await superuser.query(`update products set subreddits = '{startups,Pottery}' where id = $1`, [product])
  expect(await watched()).toEqual({ pottery: 1, saas: 1, startups: 1 })
  await superuser.query('update products set subreddits = null where id = $1', [product])
  expect(await watched()).toEqual({ saas: 1 })
  await superuser.query(`update products set subreddits = '{startups}' where id = $1`, [product])

  // A payment fails, and comes after all; a plan ends, and another begins.
  const plan = (id: string, type: string, status: string) =>
    superuser.query('update profiles set plan_type = $2, subscription_status = $3 where user_id = $1', [
      id,
      type,
      status,
    ])
  await plan(payer.id, 'pro', 'past_due')
  expect(await watched()).toEqual({ saas: 1 })
  await plan(payer.id, 'pro', 'active')
  await plan(payer.id, 'plus', 'trialing')
  expect(await watched()).toEqual({ saas: 1, startups: 1 })
  await plan(free.id, 'pro', 'active')
  expect(await watched()).toEqual({ saas: 1, startups: 1, woodworking: 1 })
  await plan(free.id, 'free', 'canceled')
  expect(await watched()).toEqual({ saas: 1, startups: 1 })

  await superuser.query('delete from products where id = $1', [product])
  expect(await watched()).toEqual({ saas: 1 })
  await superuser.query('delete from auth."user" where id = $1', [other.id])
  expect(await watched()).toEqual({})
})

test("Reddit's own lists are not watched, even if a product names them", async () => {
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  await addProduct(id, ['All', 'popular', 'Pottery'])
  expect(await watched()).toEqual({ pottery: 1 })
  await superuser.query('delete from auth."user" where id = $1', [id])
})

test('each watched community is on the schedule, and one that is watched again comes back to it at once', async () => {
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  await addProduct(id, ['Beekeeping'])
  const scheduled = async () =>
    (await superuser.query(`select * from reddit.watched_communities where name = 'beekeeping'`)).rows[0]
  expect(await scheduled()).toMatchObject({ products: 1, polled_at: null })
  await superuser.query('delete from products where user_id = $1', [id])
  await superuser.query(
    `update reddit.watched_communities set products = 0, next_poll_at = now() + interval '1 hour'`,
  )
  await addProduct(id, ['Beekeeping'])
  expect((await scheduled()).products).toBe(1)
  expect((await scheduled()).next_poll_at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  await superuser.query('delete from auth."user" where id = $1', [id])
})

test('products from before anything was watched are adopted, and what is watched for no reason is let go', async () => {
  const payer = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const lapsed = await buildUser(superuser, { plan: 'pro', onboarded: true })
  await addProduct(payer.id, ['Gardening'])
  await addProduct(lapsed.id, ['Bees'])
  const client = await superuser.connect()
  try {
    // As before there were triggers, and as after a race.
    await client.query('set session_replication_role = replica')
    await client.query(`delete from reddit.watches where community = 'gardening'`)
    await client.query(`update profiles set plan_type = 'free' where user_id = $1`, [lapsed.id])
    await client.query('set session_replication_role = default')
  } finally {
    client.release()
  }
  expect(await watched()).toEqual({ bees: 1 })
  const adopt = createAdopter(drizzle(worker))
  while ((await adopt()).more);
  expect(await watched()).toEqual({ gardening: 1 })
  await superuser.query('delete from auth."user" where id = any($1)', [[payer.id, lapsed.id]])
  expect(await watched()).toEqual({})
})

test('a community that the poller let go of while someone began to watch it is taken up again', async () => {
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  await addProduct(id, ['Gardening'])
  await superuser.query('update reddit.watched_communities set products = 0')
  await reviveWatched(drizzle(worker))
  const { rows } = await superuser.query('select name from reddit.watched_communities where products > 0')
  expect(rows).toEqual([{ name: 'gardening' }])
  await superuser.query('delete from auth."user" where id = $1', [id])
})

test("someone who saves a product doesn't wait for a poller that is busy with the same communities", async () => {
  const { id } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  await addProduct(id, ['Gardening'])
  const poller = await superuser.connect()
  try {
    await poller.query('begin')
    await poller.query(`select 1 from reddit.watched_communities where name = 'gardening' for update`)
    await superuser.query(`set lock_timeout = '2s'`)
    await addProduct(id, ['Gardening', 'Bees'])
    expect(await watched()).toEqual({ bees: 1, gardening: 2 })
  } finally {
    await poller.query('rollback')
    poller.release()
    await superuser.query('delete from auth."user" where id = $1', [id])
  }
})

test('accounts that name the same communities in another order can be changed at the same time', async () => {
  const names = ['alpha', 'beta', 'gamma']
  const users = await Promise.all(
    Array.from({ length: 12 }, () => buildUser(superuser, { plan: 'pro', onboarded: true })),
  )
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
  try {
    await Promise.all(
      users.map(async ({ id }, at) => {
        const subreddits = at % 2 === 0 ? names : names.toReversed()
        for (let turn = 0; turn < 10; turn += 1) {
          // As if the poller had let go of them just now, so that each save takes all of them up again.
          await pool.query('update reddit.watched_communities set products = 0 where name = $1', [
            names[turn % 3],
          ])
          await pool.query(`insert into products (user_id, name, subreddits) values ($1, 'P', $2)`, [
            id,
            subreddits,
          ])
          if (turn % 3 === 0) await pool.query('delete from products where user_id = $1', [id])
        }
        await pool.query('delete from auth."user" where id = $1', [id])
      }),
    )
    expect(await watched()).toEqual({})
  } finally {
    await pool.end()
  }
})
