import { afterAll, afterEach, expect, test } from 'vitest'
import pg from 'pg'
import { openTestStore } from '../../../test/test-store.ts'
import { digestProduct } from './digest-product.ts'
import { storeVerdicts } from './store-verdicts.ts'

const { superuser, db, userId, databaseUrl } = await openTestStore()
const other = new pg.Client({ connectionString: databaseUrl })
await other.connect()
afterEach(() => other.query('rollback'))
afterAll(() => other.end())

const described = { name: 'Product', description: 'A product that is made.', facts: [], profile: null }
const digest = digestProduct(described)

async function addProduct(...communities: string[]) {
  const { rows } = await superuser.query<{ id: string }>(
    `insert into products (user_id, name, description, subreddits) values ($1, $2, $3, $4) returning id`,
    [userId, described.name, described.description, communities],
  )
  return rows[0]?.id ?? ''
}
const waiting = async () => {
  const { rowCount } = await superuser.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}

/** Stores verdicts and is held up between its first and its last community, which someone else wants meanwhile. */
async function meetInBetween(watched: { id: string; community: string }[], change: () => Promise<unknown>) {
  const between = watched.find(({ community }) => community === 'moose')
  await other.query('begin')
  await other.query('select from reddit.watches where product_id = $1 and community = $2 for update', [
    between?.id,
    between?.community,
  ])
  const caughtUp = watched.map((one) => ({ ...one, digest }))
  const storing = storeVerdicts(db, [], [], { isAll: false, caughtUp })
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  const changing = change()
  await expect.poll(waiting, { timeout: 20_000 }).toBe(2)
  await other.query('commit')
  return Promise.allSettled([storing, changing])
}
const bothDone = [
  expect.objectContaining({ status: 'fulfilled' }),
  expect.objectContaining({ status: 'fulfilled' }),
]

test.each([
  ['is described anew', `update products set description = 'Something else.' where id = $1`],
  ['drops its communities', `update products set subreddits = '{elks}' where id = $1`],
  ['is deleted', 'delete from products where id = $1'],
])('a product that %s while verdicts for it are stored waits for them', async (_, change) => {
  const id = await addProduct('zebras')
  await superuser.query(`update products set subreddits = '{zebras,antelopes,moose}' where id = $1`, [id])
  const watched = ['antelopes', 'moose', 'zebras'].map((community) => ({ id, community }))
  expect(await meetInBetween(watched, () => superuser.query(change, [id]))).toEqual(bothDone)
})

test.each([
  ['deletes all its products', 'delete from products where user_id = $1'],
  ['loses its plan', `update profiles set subscription_status = 'past_due' where user_id = $1`],
])('an account that %s while verdicts for them are stored waits for them', async (_, change) => {
  // Whichever of them it begins with.
  const [first, second, third] = [
    await addProduct('yaks'),
    await addProduct('antelopes', 'moose'),
    await addProduct('zebras'),
  ]
  const watched = [
    { id: second, community: 'antelopes' },
    { id: second, community: 'moose' },
    { id: first, community: 'yaks' },
    { id: third, community: 'zebras' },
  ]
  expect(await meetInBetween(watched, () => superuser.query(change, [userId]))).toEqual(bothDone)
  await superuser.query('update profiles set subscription_status = null where user_id = $1', [userId])
})
