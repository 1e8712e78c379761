import { STANDING } from '../../src/features/watch/empty-posts.ts'
import type { World } from './open-world.ts'

type Open = {
  unpolled: number
  unsieved: number
  unread: number
  unfollowed: number
  undelivered: number
  unsent: number
}

/** What one round leaves to another shows up within a second. */
const CALM_LOOKS = 4

/** What is due and not done. */
const OPEN = `
  select (select count(*)::int from reddit.watched_communities where products > 0 and (polled_at is null or next_poll_at <= now())) as unpolled,
    (select count(*)::int from reddit.posts where ${STANDING} and sieved_at is null and created_at > now() - interval '1 day') as unsieved,
    (select count(*)::int from reddit.verdicts where judge_at <= now() and (held is null or held = 'asked')) as unread,
    (select count(*)::int from activity_outcomes where least(next_check_at, next_look_at, next_read_at) <= now()) as unfollowed,
    (select count(*)::int from alert_deliveries where state = 'due' and coalesce(next_try_at, now()) <= now()) as undelivered,
    (select count(*)::int from outbox where done_at is null and failed_at is null and due_at <= now()) as unsent`

/** Until the workers have done what fell due while the stack stood still: read the communities, follow comments, and told the person. */
export async function settle({ rows, until }: World) {
  let [calm, open]: [number, Open | undefined] = [0, undefined]
  await until('the workers have nothing left to do', async () => {
    ;[open] = await rows<Open>(OPEN)
    calm = open && Object.values(open).every((count) => count === 0) ? calm + 1 : 0
    return calm === CALM_LOOKS
  }).catch((error: Error) => {
    throw new Error(`${error.message} (${JSON.stringify(open)})`)
  })
}

/** Of comments alone: where nobody looks at Today. */
export async function settleComments({ rows, until }: World) {
  await until('every comment was looked at', async () => {
    const [open] = await rows<Pick<Open, 'unfollowed' | 'undelivered'>>(
      `select unfollowed, undelivered from (${OPEN}) as open`,
    )
    return open?.unfollowed === 0 && open.undelivered === 0
  })
}
