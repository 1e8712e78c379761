import { crc32 } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { findPollable, type Pollable, SOON } from '../find-pollable.ts'
import { MARGIN_MS } from '../read-newest.ts'
import { schedulePolls } from '../schedule-polls.ts'
import type { Front } from './front.ts'

/** A front that is older than this keeps nobody from being polled. */
const CURRENT_MS = 120_000
/** Only its own listing says that a community is private by now, so each is polled four times a day. */
const LISTED_EVERY_MS = 6 * 3_600_000
const MANY = 100

/**
 * Communities that are held without being polled are marked as if they had been, shortly before they are due. Whatever is due is polled:
 * what is watched only now, or anew, what someone waits for, and all of them while the front doesn't move.
 */
export async function markHeld(db: NodePgDatabase, front: Front) {
  const now = Date.now()
  if (front.heldUntil < now - CURRENT_MS) return false
  const held = (await findPollable(db, SOON)).filter((one) => isHeld(one, front, now))
  if (held.length === 0) return false
  const seen = await findPosted(db, held, front.heldUntil)
  const newest = { seen, since: front.wholeFrom, failure: null }
  await schedulePolls(db, held, { sentAt: front.heldUntil, newest, fresh: new Set(seen.map(({ id }) => id)) })
  return held.length >= MANY
}

/**
 * The front goes on from a poll without a gap. What was posted just before somebody began to watch was dropped here, and that poll may have come
 * before it was listed, so the front goes on from a later one.
 */
const isHeld = ({ name, polledAt, watchedAt }: Pollable, { wholeFrom, heldUntil }: Front, now: number) =>
  polledAt !== null &&
  polledAt >= wholeFrom &&
  polledAt >= watchedAt + MARGIN_MS &&
  polledAt < heldUntil &&
  listingTurn(name, polledAt) === listingTurn(name, now)

/** Each at another time of the day. */
export const listingTurn = (name: string, at: number) =>
  Math.floor(at / LISTED_EVERY_MS + crc32(name) / 2 ** 32)

async function findPosted(db: NodePgDatabase, held: Pollable[], until: number) {
  const since = held.map(({ name, polledAt }) => ({ name, since: (polledAt ?? until) / 1_000 }))
  // Said once for all of them, it tells the partitions.
  const earliest = Math.min(...since.map((one) => one.since))
  const { rows } = await db.execute<{ id: string; subreddit: string; createdUtc: number }>(sql`
    select post.* from jsonb_to_recordset(${JSON.stringify(since)}::jsonb) as held (name text, since float8) cross join lateral (
      select id, community as subreddit, extract(epoch from created_at)::float8 as "createdUtc" from reddit.posts
      where community = held.name and created_at >= to_timestamp(held.since)
        and created_at >= to_timestamp(${earliest}) and created_at < to_timestamp(${until / 1_000})) as post`)
  return rows
}
