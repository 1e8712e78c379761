import type pg from 'pg'
import { buildUser } from '../../factories.ts'
import { type Server, signInAs } from '../../sign-in.ts'
import type { apiClient } from '../../api-client.ts'
import { digestProduct } from '../../../src/features/fits/digest-product.ts'
import type { Learned, Today } from '../../../src/features/today/schema.ts'
import type { JudgedProduct } from './judged-threads.ts'
import { pick, type StoredThread, type Taste } from './tastes.ts'

const DAYS = 7
const A_DAY = 16
const OLDEST_HOURS = 40
/** How far down someone reads in a day. */
const READS = 10
const CONSISTENCY = 0.9
const SAYS_WHY = 0.7
/** What someone does with a thread that they don't skip for their taste. */
const ANSWERS = { strong: 0.65, fair: 0.4, low: 0.1 }
const DISMISSES = 0.4

export type World = {
  api: ReturnType<typeof apiClient>
  server: Server
  superuser: pg.Pool
  random: () => number
}
export type Replayed = { learned: Learned; plain: StoredThread[]; ordered: StoredThread[] }

/** A week of someone who works through the list every day, and the list of the eighth day with and without what was learned. */
export async function replayWeek(world: World, products: JudgedProduct[], taste: Taste): Promise<Replayed> {
  const person = await moveIn(world, products)
  for (let day = 0; day < DAYS; day += 1) {
    const stored = await post(world, person, products)
    for (const thread of (await list(world, person, stored)).slice(0, READS))
      await dealWith(world, person, thread, taste)
    await sleep(world, person)
  }
  const stored = await post(world, person, products)
  const ordered = await list(world, person, stored)
  const { body } = await world.api.get('/api/today/learned', person)
  await world.api.delete('/api/today/learned', person)
  const plain = await list(world, person, stored)
  await world.superuser.query('delete from reddit.posts')
  return { learned: body as Learned, plain, ordered }
}

type Person = { id: string; cookie: string; productIds: string[] }

async function moveIn({ superuser, server }: World, products: JudgedProduct[]): Promise<Person> {
  const { id } = await buildUser(superuser, { plan: 'plus', onboarded: true })
  const productIds: string[] = []
  for (const { name, description, profile, communities } of products) {
    const { rows } = await superuser.query<{ id: string }>(
      'insert into products (user_id, name, description, subreddits, profile) values ($1, $2, $3, $4, $5) returning id',
      [id, name, description, communities, JSON.stringify(profile)],
    )
    productIds.push(rows[0]?.id ?? '')
  }
  return { id, cookie: await signInAs(superuser, server, id), productIds }
}

let made = 0

/** What was found by the morning: threads of the pool, each at a time of its own. */
async function post({ superuser, random }: World, { id, productIds }: Person, products: JudgedProduct[]) {
  const pool = products.flatMap(({ threads }, product) => threads.map((thread) => ({ ...thread, product })))
  const stored = Array.from({ length: A_DAY }, (): StoredThread => {
    made += 1
    return { ...pick(pool, random), id: `learn${made}`, hoursAgo: 0.5 + random() * OLDEST_HOURS }
  })
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
       upvote_ratio, locked, archived, stickied, over_18, check_at)
     select id, now() - "hoursAgo" * interval '1 hour', community, community, title, text, 'someone', '/r/x/comments/' || id || '/', 1, 2, 1,
       false, false, false, false, now() + interval '1 day'
     from jsonb_to_recordset($1::jsonb) as one (id text, "hoursAgo" float8, community text, title text, text text)`,
    [JSON.stringify(stored)],
  )
  const digests = products.map(({ name, description, profile }) =>
    digestProduct({ name, description, facts: [], profile }),
  )
  const verdicts = stored.map((one) => ({
    ...one,
    productId: productIds[one.product],
    digest: digests[one.product],
  }))
  await superuser.query(
    `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, asks, meets, fit, rank, trouble, why)
     select post.id, created_at, $1, "productId", digest, 0.9, wants, false, null, meets, fit, rank, 'none', 'Asks.'
     from jsonb_to_recordset($2::jsonb) as one (id text, "productId" uuid, digest text, wants text, meets text, fit text, rank real)
       join reddit.posts as post using (id)`,
    [id, JSON.stringify(verdicts)],
  )
  return stored
}

async function list({ api }: World, person: Person, stored: StoredThread[]) {
  const { status, body } = await api.get('/api/today?timeZone=UTC', person)
  if (status !== 200) throw new Error(`Today said ${status}`)
  return (body as unknown as Today).threads.flatMap(
    ({ post: { id } }) => stored.find((one) => one.id === id) ?? [],
  )
}

async function dealWith({ api, random }: World, person: Person, thread: StoredThread, taste: Taste) {
  const about = { productId: person.productIds[thread.product], subreddit: thread.community }
  const dismiss = (reason: string | null) =>
    api.put(`/api/today/marks/${thread.id}`, { kind: 'dismissed', reason, ...about }, person)
  if (taste.skips(thread) && random() < CONSISTENCY) return dismiss(random() < SAYS_WHY ? taste.reason : null)
  if (random() < ANSWERS[thread.label])
    return api.post('/api/activity', { kind: 'comment', postId: thread.id, ...about }, person)
  return random() < DISMISSES ? dismiss(random() < 0.5 ? 'this_one' : null) : null
}

/** A day goes by: what was posted has left, and what was done is a day older. */
async function sleep({ superuser }: World, { id }: Person) {
  await superuser.query('delete from reddit.posts')
  for (const [table, at] of Object.entries({
    thread_lessons: 'noted_at',
    thread_marks: 'marked_at',
    activity: 'posted_at',
  }))
    await superuser.query(`update ${table} set ${at} = ${at} - interval '1 day' where user_id = $1`, [id])
}
