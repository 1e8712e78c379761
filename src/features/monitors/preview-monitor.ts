import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser, preparedRead } from '../../db/as-user.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { onceEach } from '../communities/schema.ts'
import type { RequestContext } from '../request-context.ts'
import { requireTerm } from './require-term.ts'
import type { Preview, previewInput } from './schema.ts'

/** Posts whose words are looked through, the newest. */
const MOST_LOOKED_AT = 4_000
/** Of those that seem to have the words, how many are read again word by word, which takes a hundred times as long. */
const MOST_READ = 300
const MOST_COUNTED = 200
const STORED = sql.raw(`interval '2 days'`)
const SECONDS_A_WEEK = 7 * 86_400
/** Of less nothing can be said: a busy minute is no week. */
const LEAST_COVERED_S = 3_600

const open = sql.raw(
  `created_at > now() - interval '2 days' and removed_by_category is null and not over_18 and not (locked or archived)`,
)
const newest = sql.raw(`order by created_at desc limit ${MOST_LOOKED_AT}`)
/** Hour by hour, and no further than it takes: asked for at once, the posts of all hours are put in order first. */
const anywhere = sql`select one.* from
  generate_series(date_trunc('hour', now(), 'UTC') + interval '1 hour', now() - interval '2 days', interval '-1 hour') as hours (hour)
  cross join lateral (
    select id, created_at from reddit.posts where created_at >= hour and created_at < hour + interval '1 hour' and ${open} ${newest}) as one
  limit ${sql.raw(String(MOST_LOOKED_AT))}`
const among = sql`select one.* from unnest(${sql.placeholder('communities')}::text[]) as named (name) cross join lateral (
  select id, created_at from reddit.posts where community = named.name and ${open} ${newest}) as one ${newest}`

const cutAt = (name: string, most: number) =>
  sql.raw(`(select min(created_at) from ${name} having count(*) = ${most})`)

/**
 * The words that a post is searched by tell which are worth reading. Of a name's they leave out what is common in
 * English. How far back a community is looked through decides what its matches come to in a week.
 */
const counting = (name: string, from: typeof anywhere) =>
  preparedRead((db) =>
    db
      .select({
        found: sql<number>`count(*) filter (where is_found)::int`,
        isCut: sql<boolean>`bool_or(reach is not null)`,
        seconds: sql<number>`coalesce(extract(epoch from now() - greatest(
          now() - ${STORED}, max(reach), coalesce(min(complete_since), min(read.created_at)))), 0)::float8`,
      })
      .from(
        sql`(
          with term as materialized (
            select is_exact, app.wanted_by(said, is_exact) as wanted, app.wanted_by(said, false) as likely
            from (values (${sql.placeholder('term')}::text, ${sql.placeholder('isExact')}::bool)) as given (said, is_exact)
          ), looked as materialized (
            ${from}
          ), likely as materialized (
            select post.* from looked, term, lateral (
              select * from reddit.posts where id = looked.id and created_at = looked.created_at
                and words @@ term.likely offset 0) as post
            order by looked.created_at desc limit ${sql.raw(String(MOST_READ))}
          ), bounds as (
            select greatest(${cutAt('looked', MOST_LOOKED_AT)}, ${cutAt('likely', MOST_READ)}) as reach
          )
          select reach, community, created_at, app.words_of(title || ' ' || selftext, is_exact) @@ wanted as is_found
          from bounds cross join term left join likely on true) as read
        left join reddit.watched_communities on name = read.community`,
      )
      .groupBy(sql`read.community`)
      .prepare(name),
  )

const countAnywhere = counting('preview_anywhere', anywhere)
const countAmong = counting('preview_among', among)

/** What someone would have heard of lately, were they watching these words. */
export async function previewMonitor(
  ctx: RequestContext,
  { term, kind, communities }: z.output<typeof previewInput>,
): Promise<Preview> {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.previews.take(tenant.userId)
  await asUser(tenant, (tx) => requireTerm(tx, { term, kind }))
  const given = { term, isExact: kind !== 'problem' }
  const counts = await (communities
    ? countAmong(tenant, { ...given, communities: onceEach(communities).map((name) => name.toLowerCase()) })
    : countAnywhere(tenant, given))
  const matches = counts.reduce((sum, { found }) => sum + found, 0)
  const perWeek = counts.reduce(
    (sum, { found, seconds }) => sum + (found * SECONDS_A_WEEK) / Math.max(LEAST_COVERED_S, seconds),
    0,
  )
  return {
    matches: Math.min(MOST_COUNTED, matches),
    perWeek: Math.round(perWeek),
    atLeast: matches > MOST_COUNTED || counts.some(({ isCut }) => isCut),
  }
}
