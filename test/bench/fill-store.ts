import type pg from 'pg'
import { openDatabase } from '../../src/db/open-database.ts'
import { rollHours } from '../../src/features/watch/keep-hours.ts'
import { loadTexts } from './load-texts.ts'

/** Some two days of 4,000 communities: how much is posted in each falls with its rank, as it does on Reddit. */
export async function fillStore(pool: pg.Pool, posts: number) {
  const texts = await loadTexts()
  await rollHours(openDatabase(pool))
  const client = await pool.connect()
  try {
    // Each text is taken apart once, and not by the trigger for each post.
    await client.query('set session_replication_role = replica')
    // The same posts in every run, so that its figures can be compared with the last one's.
    await client.query('select setseed(0.5)')
    await client.query(
      `create temporary table texts as select *, to_tsvector('pg_catalog.english', translate(title || ' ' || selftext, './', '  ')) as words
       from jsonb_to_recordset($1::jsonb) as one (n int, title text, selftext text)`,
      [JSON.stringify(texts)],
    )
    await client.query(
      `insert into reddit.watched_communities (name, products, posts_per_day, every_minutes, polled_at, complete_since, next_poll_at)
       select 'bench_' || n, 1, 3000 / n ^ 0.6, 1, now() + interval '1 hour', now() - interval '46 hours', now() + interval '1 day'
       from generate_series(1, 4000) n`,
    )
    await client.query(
      `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
         upvote_ratio, locked, archived, stickied, over_18, check_at, words)
       select 'b' || place, now() - age * interval '45 hours', 'bench_' || rank, 'bench_' || rank, title, selftext,
         'someone_' || place % 999, '/r/bench_' || rank || '/comments/b' || place || '/a_post/', (liked ^ 6 * 900)::int,
         (talked ^ 4 * 90)::int, 0.9, place % 50 = 0, false, false, false, now() + interval '1 day', words
       from (select place, least(4000, 1 + (4000 * random() ^ 2.5)::int) as rank, 1 + (random() * ${texts.length - 1})::int as text,
           random() as age, random() as liked, random() as talked
         from generate_series(1, $1::int) place) as drawn join texts on n = text`,
      [posts],
    )
    await client.query('drop table texts')
  } finally {
    await client.query('set session_replication_role = default')
    client.release()
  }
  await pool.query('vacuum (analyze)')
}
