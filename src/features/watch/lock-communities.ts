import { sql } from 'drizzle-orm'

/** Locks these rows of the schedule in one order, so that two who change some of the same never wait for each other. */
export const lockedInOrder = (names: string[]) => sql`(
  select name from reddit.watched_communities where name = any(${sql.param(names)}::text[]) order by name for update) as locked`
