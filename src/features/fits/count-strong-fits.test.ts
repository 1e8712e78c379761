import { beforeEach, expect, test } from 'vitest'
import { apiClient } from '../../../test/api-client.ts'
import { buildUser } from '../../../test/factories.ts'
import { serveApp } from '../../../test/serve-app.ts'
import { signInAs } from '../../../test/sign-in.ts'
import { openTestStore } from '../../../test/test-store.ts'
import { digestProduct } from './digest-product.ts'
import { strongFits } from './schema.ts'

const store = await openTestStore()
/** It can't reach Reddit, so all it knows is in the store. */
const server = await serveApp(store.databaseUrl)
const api = apiClient(server.url)
const { superuser } = store

const described = { name: 'Nest', description: 'Boxes for birds.', facts: [], profile: null }
let serial = 0
let me: Awaited<ReturnType<typeof arrive>>
beforeEach(async () => {
  await superuser.query('truncate reddit.verdicts')
  me = await arrive()
})

async function arrive() {
  const { id: userId } = await buildUser(superuser, { plan: 'pro', onboarded: true })
  const { rows } = await superuser.query(
    'insert into products (user_id, name, description, subreddits) values ($1, $2, $3, $4) returning id',
    [userId, described.name, described.description, ['Woodworking', 'birding']],
  )
  return { userId, productId: rows[0].id as string, cookie: await signInAs(superuser, server, userId) }
}

type Held = {
  community?: string
  hoursAgo?: number
  fit?: 'strong' | 'fair' | 'low' | null
  trouble?: string
  closed?: 'locked' | 'archived'
  digest?: string
  of?: { userId: string; productId: string }
}

/** A post of the store, and what it means to a product. */
async function hold(held: Held = {}) {
  const { community = 'woodworking', hoursAgo = 1, fit = 'strong', trouble = 'none', closed, of = me } = held
  serial += 1
  const id = `held${serial}`
  const { rows } = await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments, upvote_ratio,
       locked, archived, stickied, over_18, check_at)
     values ($1, now() - $2 * interval '1 hour', $3, $3, 'Title', 'Text', 'ada', '/r/x', 1, 1, 1, $4, $5, false, false, now())
     returning created_at::text as at`,
    [id, hoursAgo, community, closed === 'locked', closed === 'archived'],
  )
  const read = fit === null ? [null, null, null, null] : [fit, 1, trouble, 'It asks.']
  await superuser.query(
    `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, fit, rank, trouble, why)
     values ($1, $2::timestamptz, $3, $4, $5, 0.9, 'asks_how', false, $6, $7, $8, $9)`,
    [id, rows[0].at, of.userId, of.productId, held.digest ?? digestProduct(described), ...read],
  )
  return id
}

const ask = (productId = me.productId) => api.get(`/api/fits/strong?product=${productId}`, me)
const counted = async () => {
  const { body } = await ask()
  return strongFits.parse(body).subreddits.map(({ subreddit, strong }) => `${subreddit} ${strong}`)
}

test('strong fits are counted in each subreddit of the product, as the product names them', async () => {
  expect(await counted()).toEqual(['Woodworking 0', 'birding 0'])
  await hold()
  await hold({ hoursAgo: 40 })
  await hold({ community: 'birding' })
  await hold({ community: 'startups' })
  expect(await counted()).toEqual(['Woodworking 2', 'birding 1'])
})

test("what the model hasn't read or doesn't call strong, and whoever is in trouble, counts nowhere", async () => {
  await hold({ fit: null })
  await hold({ fit: 'fair' })
  await hold({ fit: 'low' })
  await hold({ trouble: 'crisis' })
  expect(await counted()).toEqual(['Woodworking 0', 'birding 0'])
})

test("what nobody can answer anymore doesn't count", async () => {
  await hold({ closed: 'locked' })
  await hold({ closed: 'archived' })
  const taken = await hold()
  expect(await counted()).toEqual(['Woodworking 1', 'birding 0'])
  await superuser.query(
    `update reddit.posts set removed_by_category = 'moderator', title = '', selftext = '', author = '', permalink = '' where id = $1`,
    [taken],
  )
  expect(await counted()).toEqual(['Woodworking 0', 'birding 0'])
})

test('an answered post leaves the count, and a draft alone does not', async () => {
  const [answered, drafted] = [await hold(), await hold()]
  await api.post('/api/activity', { kind: 'comment', postId: answered }, me)
  await superuser.query(
    `insert into drafts (user_id, task, mode, content, named, prompt_version, post_id)
     values ($1, 'comment', 'no_mention', 'Words.', false, 'comment.v1', $2)`,
    [me.userId, drafted],
  )
  expect(await counted()).toEqual(['Woodworking 1', 'birding 0'])
})

test('what was read for the product as it was described before no longer counts', async () => {
  await hold({ digest: 'another' })
  await hold()
  expect(await counted()).toEqual(['Woodworking 1', 'birding 0'])
  await superuser.query(`update products set description = 'Boxes for bats.'`)
  expect(await counted()).toEqual(['Woodworking 0', 'birding 0'])
})

test("nobody counts another's fits, nor answers away what others may answer", async () => {
  const other = await arrive()
  await hold({ of: other })
  const both = await hold()
  await api.post('/api/activity', { kind: 'comment', postId: both }, other)
  expect(await counted()).toEqual(['Woodworking 1', 'birding 0'])
  expect((await ask(other.productId)).status).toBe(404)
})

test('a product without subreddits has nothing to count', async () => {
  await superuser.query('update products set subreddits = null')
  expect(await counted()).toEqual([])
})
