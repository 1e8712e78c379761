import { expect } from 'vitest'
import { digestProduct } from '../../src/features/fits/digest-product.ts'
import { reddits } from './reading.ts'
import { superuser } from './signed-in.ts'

const product = {
  name: 'Pawslot',
  description: 'Online booking for dog groomers, with reminders and deposits.',
  facts: [{ text: 'Takes deposits to keep no-shows away', source: null }],
}
const digest = digestProduct({ ...product, profile: null })

const ASKS = 'Does anyone use a booking tool that takes a deposit up front?'

/** Best first; the last one asks for nothing. */
const written = [
  {
    subreddit: 'devops',
    title: 'Mobile groomer, solo: how do you stop people canceling at 7am?',
    wants: 'asks_tool',
  },
  {
    subreddit: 'woodworking',
    title: 'What do you use to chase late deposits without sounding desperate?',
    wants: 'asks_tool',
  },
  {
    subreddit: 'devops',
    title: 'How do you get your first ten bookings without an audience?',
    wants: 'asks_how',
  },
  {
    subreddit: 'woodworking',
    title: 'Deposits cut our no-shows from 18% to 4%. Numbers inside.',
    wants: 'shows',
  },
]

const BODY =
  'I have a van and plan the route the evening before. Then at 7 the first one cancels by text, and the hole costs me an hour. ' +
  `${ASKS} Oregon, if it matters.`

/** Somebody's product, with threads that were found for it. Answers their titles, best first. */
export async function findTodaysThreads(userId: string) {
  for (const subreddit of ['devops', 'woodworking'])
    await reddits('POST', 'rules', {
      subreddit,
      rules: [{ name: 'Be kind', description: 'Be kind to each other.' }],
    })
  const ids: string[] = []
  for (const { subreddit, title } of written) {
    const answer = await reddits('POST', 'posts', { subreddit, title, body: BODY, hoursAgo: 2 })
    ids.push(((await answer.json()) as { id: string }).id)
  }
  const productId = await insertCaughtUp(userId)
  await expect
    .poll(async () => {
      await pollNow()
      return sievedOf(ids)
    })
    .toBe(ids.length)
  await expect.poll(countUnsieved).toBe(0)
  await superuser.query('delete from reddit.verdicts where user_id = $1', [userId])
  for (const [place, id] of ids.entries()) await judge({ userId, productId, id, place })
  return written.map(({ title }) => title)
}

/** Again and again: a poll that was under way knows nothing of these posts, and puts the next one off. */
const pollNow = () =>
  superuser.query(
    `update reddit.watched_communities set next_poll_at = to_timestamp(0)
     where name in ('devops', 'woodworking') and next_poll_at > now()`,
  )

/**
 * The product, for which what was posted before isn't read; what the sieve makes of everything that arrives is another test's. Both at once: a
 * round that catches up must not come in between.
 */
async function insertCaughtUp(userId: string) {
  const client = await superuser.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(
      `insert into products (user_id, name, description, website, subreddits, facts)
       values ($1, $2, $3, 'https://pawslot.com', '{devops,woodworking}', $4) returning id`,
      [userId, product.name, product.description, JSON.stringify(product.facts)],
    )
    const productId = rows[0]?.id
    await client.query('update reddit.watches set caught_up_at = now() where product_id = $1', [productId])
    await client.query('commit')
    return productId
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const numberOf = async (text: string, values: unknown[] = []) =>
  (await superuser.query<{ count: number }>(text, values)).rows[0]?.count

const sievedOf = (ids: string[]) =>
  numberOf('select count(*)::int from reddit.posts where id = any($1) and sieved_at is not null', [ids])

/** Of those that are young enough for it and still stand. */
const countUnsieved = () =>
  numberOf(`select count(*)::int from reddit.posts
    where community in ('devops', 'woodworking') and sieved_at is null and created_at > now() - interval '23 hours'
      and removed_by_category is null and not over_18`)

type Judged = { userId: string; productId: string | undefined; id: string; place: number }

const judge = ({ userId, productId, id, place }: Judged) =>
  superuser.query(
    `insert into reddit.verdicts (post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, asks, meets, fit, rank, trouble, why)
     select id, created_at, $1, $2, $3, 0.9, $4, false, $5, 'Takes deposits to keep no-shows away', $6, $7, 'none', 'Wants people to pay before they come.'
     from reddit.posts where id = $8`,
    [
      userId,
      productId,
      digest,
      written[place]?.wants,
      ASKS,
      written[place]?.wants === 'shows' ? 'fair' : 'strong',
      10 - place,
      id,
    ],
  )
