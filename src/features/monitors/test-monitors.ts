import { buildUser } from '../../../test/factories.ts'
import type { MonitorKind, Threshold } from './schema.ts'

export const described = {
  name: 'Pawslot',
  description: 'A calendar for dog groomers.',
  facts: [],
  profile: null,
}

type Watched = {
  kind?: MonitorKind
  communities?: string[] | null
  threshold?: Threshold
  of?: Owner
  minutesAgo?: number
}
export type Owner = { userId: string; productId: string }
type Said = { community?: string; minutesAgo?: number; closed?: 'locked' | 'archived'; text?: string }

let serial = 0

/** Rows for tests of monitors, by someone whom no policy holds. */
export function createMonitorRows(superuser: Parameters<typeof buildUser>[0]) {
  const addOwner = async (plan: 'free' | 'pro' | 'plus' = 'plus', status?: string): Promise<Owner> => {
    const { id: userId } = await buildUser(superuser, {
      plan,
      onboarded: true,
      ...(status ? { status } : {}),
    })
    return { userId, productId: await addProduct(userId) }
  }
  const addProduct = async (userId: string, subreddits: string[] | null = null) => {
    const { rows } = await superuser.query<{ id: string }>(
      'insert into products (user_id, name, description, subreddits) values ($1, $2, $3, $4) returning id',
      [userId, described.name, described.description, subreddits],
    )
    return rows[0]?.id ?? ''
  }
  return {
    addOwner,
    addProduct,
    addMonitor: async (
      { userId, productId }: Owner,
      term: string,
      { kind = 'own_brand', communities = null, threshold = 'any', minutesAgo = 10 }: Watched = {},
    ) => {
      const { rows } = await superuser.query<{ id: string }>(
        `insert into monitors (user_id, product_id, term, kind, communities, threshold, created_at)
         values ($1, $2, $3, $4, $5, $6, now() - $7 * interval '1 minute') returning id`,
        [userId, productId, term, kind, communities, threshold, minutesAgo],
      )
      return rows[0]?.id ?? ''
    },
    addPost: async (
      title: string,
      { community = 'doggrooming', minutesAgo = 1, closed, text = '' }: Said = {},
    ) => {
      serial += 1
      const id = `said${`${serial}`.padStart(6, '0')}`
      await superuser.query(
        `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
           upvote_ratio, locked, archived, stickied, over_18, check_at)
         values ($1, now() - $2 * interval '1 minute', lower($3), $3, $4, $5, 'someone', '/r/x/comments/' || $1 || '/', 1, 2, 1,
           $6, $7, false, false, now() + interval '1 day')`,
        [id, minutesAgo, community, title, text, closed === 'locked', closed === 'archived'],
      )
      return id
    },
    /** What was found, by the monitors' terms. */
    findMatches: async () => {
      const { rows } = await superuser.query<{ term: string; id: string; state: string }>(
        `select term, post_id as id, state from monitor_matches join monitors on monitors.id = monitor_id order by post_id, term`,
      )
      return rows
    },
  }
}
