import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SeenPost } from '../../../adapters/reddit/read-posts.ts'
import { keepPosts } from '../keep-posts.ts'
import { MARGIN_MS } from '../read-newest.ts'
import type { SourceParts } from '../source-parts.ts'
import { type Front, moveFront } from './front.ts'

export const PAGE = 100
const MOST_AGAIN = 50
/** That most of so many are missing is less likely than that Reddit answers nonsense. */
const MANY = 10
/** A younger post is stored, but the front stays below it: one with a lower id may be on its way. */
export const SETTLED_MS = 4_000

/** Asks for the next ids, and once more for some that weren't there. What isn't of a watched community goes no further than this. */
export async function askNext(parts: SourceParts<'lookUp'>, front: Front) {
  const sentAt = Date.now()
  const again = front.missing.filter(([, askAt]) => askAt * 1_000 <= sentAt).slice(0, MOST_AGAIN)
  const next = Array.from({ length: PAGE - again.length }, (_, at) => front.through + 1 + at)
  const asked = new Set([...again.map(([id]) => id), ...next])
  const outcome = await parts.reddit.lookUp([...asked].map(idOf), 'polling')
  if (outcome.kind !== 'ok') return { failure: outcome.kind }
  const seen = outcome.value.filter(({ id }) => asked.has(numberOf(id)))
  const { through, heldUntil } = settle(front, seen, sentAt)
  const known = new Set(seen.map(({ id }) => numberOf(id)))
  const isAhead = next.some((id) => known.has(id))
  const gaps = next.filter((id) => id <= through && !known.has(id))
  if (through - front.through >= MANY && gaps.length > (through - front.through) / 2)
    return { failure: 'little shown' }
  await keepPosts(parts, seen, { sentAt, wanted: await findWanted(parts.db, seen) })

  const askAt = Math.ceil((sentAt + MARGIN_MS) / 1_000)
  const missing = [
    ...front.missing.filter((one) => !again.includes(one)),
    ...gaps.map((id): Front['missing'][number] => [id, askAt]),
  ]
  const moved = { ...front, through, heldUntil, missing }
  const isOurs = await moveFront(parts.db, front, moved)
  return {
    failure: null,
    front: moved,
    isLast: !isOurs || through === front.through,
    isSilent: isOurs && !isAhead,
  }
}

/** Ids that aren't given yet are missing as well, so the front is the highest that was there. */
function settle(front: Front, seen: SeenPost[], sentAt: number) {
  const settled = seen.filter(
    ({ id, createdUtc }) => numberOf(id) > front.through && createdUtc * 1_000 <= sentAt - SETTLED_MS,
  )
  return {
    through: Math.max(front.through, ...settled.map(({ id }) => numberOf(id))),
    heldUntil: Math.max(front.heldUntil, ...settled.map(({ createdUtc }) => createdUtc * 1_000)),
  }
}

async function findWanted(db: NodePgDatabase, seen: SeenPost[]) {
  const names = [...new Set(seen.map(({ subreddit }) => subreddit.toLowerCase()))]
  const { rows } = await db.execute<{ name: string; readAgo: number | null }>(sql`
    select name, extract(epoch from now() - read_at)::float8 as "readAgo" from reddit.watched_communities
    where name = any(${sql.param(names)}::text[]) and products > 0`)
  return new Map(
    rows.map(({ name, readAgo }) => [name, { readAgoMs: readAgo === null ? null : readAgo * 1_000 }]),
  )
}

/** Reddit gives ids one after the other, in base 36. */
export const numberOf = (id: string) => Number.parseInt(id, 36)
const idOf = (number: number) => number.toString(36)
