import type pg from 'pg'

type Size = {
  users: number
  /** Of each user's drafts. */
  draftsEach: number
  heavy: { userId: string; productId: string }
  heavyDrafts: number
  /** Of the products that are filled in. */
  digest: string
}

const words = `repeat('Plans are nothing, planning is everything. ', 6)`
/** As a random one looks, but the same for the same number. */
const uuid = (name: string) => `overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`
export const owner = (n: string) => uuid(`'filler-' || ${n}`)
const product = (n: string) => uuid(`'product-' || ${n}`)

/**
 * Rows of a size that matters, made by SQL alone: many users with a little each, much that is done, given up or ended long ago,
 * and one user with years of drafts. For each kind of recurring work some is due.
 */
export async function fillDatabase(pool: pg.Pool, { users, draftsEach, heavy, heavyDrafts, digest }: Size) {
  const client = await pool.connect()
  const each = (table: string, columns: string, values: string, times = users) =>
    client.query(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${times}) n`)
  try {
    // No triggers and no look at foreign keys: what follows is whole by construction.
    await client.query(`set session_replication_role = replica`)
    await client.query(`set maintenance_work_mem = '1GB'`)
    const indexes = await dropIndexes(client)
    await each(
      'auth."user"',
      'id, name, email, email_verified',
      `${owner('n')}, 'User', 'filler-' || n || '@plans.test', true`,
    )
    await fillAccounts(each)
    await fillWork(each, { users, draftsEach })
    await fillBacklog(each, users)
    await fillStore(client, each, digest)
    await fillAlerts(each, users)
    await fillKeywords(client, each, heavy.userId)
    await fillHeavy(client, heavy, heavyDrafts)
    await fillFollowed(client)
    await client.query(`insert into spending_months (user_id, month, micros)
      select user_id, date_trunc('month', created_at at time zone 'utc'), sum(coalesce(spent_micros, reserved_micros))
      from generations group by 1, 2`)
    for (const definition of indexes) await client.query(definition)
  } finally {
    await client.query('set session_replication_role = default')
    client.release()
  }
  await pool.query('vacuum (analyze)')
}

/** Built at the end they cost a fraction of what they cost row by row. Answers how to make them again. */
async function dropIndexes(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     join pg_class on pg_class.oid = indrelid and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
     where not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

type Each = (table: string, columns: string, values: string, times?: number) => Promise<unknown>

/** Half are customers; of those most have cancelled long ago, some are in a trial and know when it ends. */
async function fillAccounts(each: Each) {
  const trialEnd = `date_trunc('second', now()) + interval '20 hours' + n * interval '1 second'`
  await each(
    'profiles',
    `user_id, email, has_completed_onboarding, plan_type, stripe_customer_id, subscription_status, billing_synced_at,
      billing_settled, trial_ends_at, trial_reminded_for`,
    `${owner('n')}, 'filler-' || n || '@plans.test', true,
      case n % 10 when 1 then 'plus' when 2 then 'pro' else 'free' end,
      case when n % 2 = 0 or n % 10 = 1 then 'cus_filler' || n end,
      case when n % 10 = 1 then 'active' when n % 10 = 2 then 'trialing' when n % 2 = 0 then 'canceled' end,
      case when n in (11, 21, 31) then null when n % 10 = 1 then now() - n % 1000 * interval '1 minute'
        when n % 10 = 2 then now() when n % 2 = 0 then now() - interval '90 days' end,
      n % 2 = 0 and n % 10 <> 2,
      case when n % 10 = 2 then ${trialEnd} end, case when n % 10 = 2 and n > 1500 then ${trialEnd} end`,
  )
  await each(
    'mail_occasions',
    'user_id, occasion',
    `${owner('n')}, 'trial-ends:' || extract(epoch from ${trialEnd})::bigint`,
  )
  await each(
    'auth.session',
    'user_id, token, expires_at',
    `${owner('n')}, 'filler-' || n, now() + interval '3 days'`,
  )
  await each('auth.account', 'user_id, account_id, provider_id', `${owner('n')}, ${owner('n')}, 'credential'`)
  await each(
    'auth.verification',
    'identifier, value, expires_at',
    `'filler-' || n, ${owner('n')}, now() + interval '1 hour'`,
  )
  await each('auth.two_factor', 'user_id, secret, backup_codes', `${owner('n')}, 'x', 'x'`)
  await each('auth.sign_up', 'email, name, password', `'wants-' || n || '@plans.test', 'User', 'x'`)
}

async function fillWork(each: Each, { users, draftsEach }: Pick<Size, 'users' | 'draftsEach'>) {
  await each('voices', 'user_id, samples', `${owner('n')}, array[${words}]`)
  await each(
    'products',
    'id, user_id, name, icon, subreddits',
    `${product('n')}, ${owner('n')}, 'Product', '/icons/filler-' || n || '.webp', '{SaaS}'`,
  )
  await each(
    'uploads',
    'name, user_id, created_at, quiet_until',
    `'filler-' || n || '.webp', ${owner('n')}, now() - interval '90 days',
      case when n > 20 then now() + interval '10 days' end`,
  )
  const some = owner(`n % ${users}`)
  // A few are left of products that are gone. Were it most of them, PostgreSQL would take that for no limit at all.
  const itsProduct = `case when n % 50 <> 0 then ${product(`n % ${users}`)} end`
  const ago = `now() - n % 50000 * interval '10 minutes'`
  await each(
    'drafts',
    'user_id, product_id, task, mode, content, named, prompt_version, post_id, created_at, copied_at',
    `${some}, ${itsProduct}, 'comment', 'no_mention', ${words}, false, 'v1', 'p' || n, ${ago}, case when n % 2 = 0 then ${ago} end`,
    users * draftsEach,
  )
  await each(
    'generations',
    'user_id, task, model, reserved_micros, spent_micros, outcome, settled_at, created_at',
    `${some}, 'comment', 'm', 900, 700, 'draft', ${ago}, ${ago}`,
    users * draftsEach,
  )
  await each(
    'activity',
    'user_id, kind, named, post_id, content, posted_at',
    `${some}, 'comment', false, 'p' || n, ${words}, ${ago}`,
    (users * draftsEach) / 2,
  )
  await each(
    'thread_marks',
    'user_id, post_id, product_id, subreddit, kind, marked_at',
    `${some}, 'm' || n, ${product('n')}, 'SaaS', 'saved', ${ago}`,
  )
  await each(
    'thread_lessons',
    'user_id, post_id, product_id, community, wants, meets, age, did, reason, noted_at',
    `${some}, 'm' || n, ${product('n')}, 'saas', 'asks_tool', 'A line', 'hours', 'dismissed', 'off_topic', ${ago}`,
  )
  await each('forgotten_habits', 'user_id, habit_id', `${some}, md5(n::text)`)
  await each(
    'set_thread_reminders',
    'user_id, community, thread, name, weekdays',
    `${some}, 'saas', 'thread ' || n, 'Thread ' || n, '{Tuesday}'`,
  )
  await each(
    'support',
    'user_id, name, email, title, content, status, created_at',
    `${some}, 'A', 'a@plans.test', 'Title', 'Content', case when n % 50 = 0 then 'open' else 'closed' end, ${ago}`,
  )
  await each('feedback', 'user_id, message, may_reply, created_at', `${some}, 'Good.', n % 2 = 0, ${ago}`)
  await each(
    'checkout_intents',
    'user_id, plan, price_id, created_at',
    `${some}, 'pro', 'price', now() - n % 2000 * interval '10 minutes'`,
  )
}

/** More than such work takes at once. */
const DUE = 1_500

/** What is over, and of each kind some that is due. */
async function fillBacklog(each: Each, users: number) {
  const done = `now() - n % 5000 * interval '1 minute'`
  await each(
    'outbox',
    'topic, created_at, enqueued_at, done_at',
    `'accounts.mail', ${done}, ${done}, ${done}`,
    users * 3,
  )
  await each('outbox', 'topic, failed_at, enqueued_at', `'accounts.mail', now() - interval '20 days', now()`)
  // In the queue already, waiting for a worker.
  await each(
    'outbox',
    'topic, payload, enqueued_at',
    `'accounts.mail', jsonb_build_object('to', md5(n::text) || '@plans.test'), now() + interval '1 day'`,
  )
  await each('processed', 'key, at', `'filler-' || n, ${done}`)
  await each('stripe_events', 'id, type, received_at', `'evt_filler' || n, 'invoice.paid', ${done}`)
  const old = `now() - interval '40 days'`
  await each('outbox', 'topic, done_at', `'accounts.mail', ${old}`, DUE)
  await each('outbox', 'topic, payload, failed_at', `'accounts.mail', '{}', ${old}`, DUE)
  await each('outbox', 'topic, payload, failed_at', `'accounts.mail', '{}', now()`, DUE)
  await each('outbox', 'topic, payload, enqueued_at', `'none', '{}', now() - interval '5 minutes'`, DUE)
  await each('processed', 'key, at', `'old-' || n, ${old}`, DUE)
  await each('stripe_events', 'id, type, received_at', `'evt_old' || n, 'invoice.paid', ${old}`, DUE)
  await each(
    'checkout_intents',
    'user_id, plan, price_id, created_at',
    `${owner('n')}, 'pro', 'price', ${old}`,
    DUE,
  )
  await each('auth.session', 'user_id, token, expires_at', `${owner('n')}, 'old-' || n, ${old}`, DUE)
  await each('auth.verification', 'identifier, value, expires_at', `'old-' || n, 'x', ${old}`, DUE)
  await each('auth.sign_up', 'email, name, password, expires_at', `'old-' || n, 'User', 'x', ${old}`, DUE)
  await each('uploads', 'name, user_id, created_at', `'orphan-' || n || '.webp', ${owner('n')}, ${old}`, 250)
  await each(
    'generations',
    'user_id, task, model, reserved_micros, created_at, leased_until',
    `${owner('n')}, 'comment', 'm', 900, now() - interval '1 hour', now() - interval '1 hour'`,
    DUE,
  )
}

/** Posts of 44 hours of one community, one every two minutes. */
export const HELD = 1_320

/** Communities of which some are due, posts of the last two days of which some are in doubt, and numbers of some weeks. */
async function fillStore(client: pg.PoolClient, each: Each, digest: string) {
  for (let calls = 0; calls < 10; calls += 1) await client.query('select app.roll_post_hours()')
  // The round that rolls the hours always has one to make, at whatever time this runs.
  const inTwoHours = Math.floor(Date.now() / 3_600_000) + 2
  await client.query(`drop table reddit.posts_${inTwoHours}, reddit.verdicts_${inTwoHours}`)
  await each(
    'reddit.watched_communities',
    'name, products, posts_per_day, every_minutes, polled_at, complete_since, next_poll_at, read_at',
    `'filler_' || n, 1, 3, (array[1, 2, 4, 8, 16, 32])[1 + n % 6], now() - interval '1 hour', now() - interval '2 days',
      case when n <= 500 then now() - n * interval '1 second' else now() + n * interval '1 minute' end, now() - n * interval '1 minute'`,
  )
  await each(
    'reddit.watches',
    'community, product_id, caught_up_at',
    `'filler_' || n, ${product('n')}, now()`,
  )
  await each('reddit.watches', 'community, product_id', `'behind_' || n, ${product('n')}`, 6)
  await each(
    'reddit.posts',
    `id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments, upvote_ratio, locked, archived,
      stickied, over_18, seen_at, check_at, sieved_at, matched_at`,
    `'x' || n, now() - n % 2700 * interval '1 minute', 'filler_' || n % 1000, 'Filler', 'Title', ${words}, 'a', '/r/a/', 1, 1, 1, false,
      false, false, false, now(), now() + (n - 300) * interval '1 minute', case when n > 40 then now() end, case when n > 40 then now() end`,
    20_000,
  )
  await each(
    'reddit.verdicts',
    'post_id, created_at, user_id, product_id, digest, score, wants, in_trouble, judge_at',
    `'x' || n, now() - n % 2700 * interval '1 minute', ${owner('n')}, ${product('n')}, '${digest}', 0.5, 'asks_how', false,
      case when n <= 40 then now() - n * interval '1 second' end`,
    20_000,
  )
  // One that is held whole: as much as is posted in a large community.
  await client.query(`insert into reddit.watched_communities (name, products, every_minutes, polled_at, complete_since, next_poll_at)
    values ('held', 1, 1, now() + interval '2 hours', now() - interval '44 hours', now() + interval '1 day')`)
  await each(
    'reddit.posts',
    `id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments, upvote_ratio, locked, archived,
      stickied, over_18, seen_at, check_at, words, matched_at`,
    `'h' || n, now() - n * interval '2 minutes', 'held', 'Held', 'Title', ${words}, 'a', '/r/a/', n % 97, 1, 1, false,
      false, false, false, now(), now() + interval '2 days', to_tsvector('english', ${words}), now()`,
    HELD,
  )
  await each(
    'reddit.community_hours',
    'hour, community, posts, removed, median_score, median_comments',
    `date_trunc('hour', now()) - (50 + n % 780) * interval '1 hour', 'filler_' || n, 3, 0, 1, 1`,
  )
  await each(
    'reddit.community_hours',
    'hour, community, posts, removed, median_score, median_comments',
    `now() - interval '40 days', 'old_' || n, 3, 0, 1, 1`,
    DUE,
  )
}

/** Everyone is told by mail, watches a word, and was told of some threads; of each kind of work some is due. */
async function fillAlerts(each: Each, users: number) {
  await each(
    'alert_settings',
    'user_id, time_zone, daily_at, next_daily_at',
    `${owner('n')}, 'America/New_York', 7, now() + (n - 600) * interval '1 minute'`,
  )
  await each(
    'alert_channels',
    'id, user_id, kind, slot',
    `${uuid(`'channel-' || n`)}, ${owner('n')}, 'email', 'email'`,
  )
  await each(
    'alert_deliveries',
    'user_id, channel_id, channel_kind, kind, product_id, post_id, subreddit, state, created_at, done_at',
    `${owner(`n % ${users}`)}, ${uuid(`'channel-' || n % ${users}`)}, 'email', 'strong_fit', ${product(`n % ${users}`)}, 'd' || n, 'SaaS',
      'delivered', now() - n % 40000 * interval '1 minute', now()`,
    users * 2,
  )
  await each(
    'alert_deliveries',
    'user_id, channel_id, channel_kind, kind, post_id, next_try_at',
    `${owner('n')}, ${uuid(`'channel-' || n`)}, 'email', 'strong_fit', 'due' || n, now() - n * interval '1 second'`,
    DUE,
  )
  await each(
    'alert_deliveries',
    'user_id, channel_kind, kind, state, created_at',
    `${owner('n')}, 'email', 'daily', 'delivered', now() - interval '40 days'`,
    DUE,
  )
  await each(
    'monitors',
    'id, user_id, product_id, term, kind, threshold, wanted, is_exact, key',
    `${uuid(`'monitor-' || n`)}, ${owner('n')}, ${product('n')}, 'brand' || n, 'own_brand', 'any', to_tsquery('simple', 'brand' || n), true,
      'brand' || n`,
  )
  await each('reddit.monitor_watches', 'community, monitor_id', `'filler_' || n, ${uuid(`'monitor-' || n`)}`)
  const match = (id: string, ago: string, state: string) =>
    `${uuid(`'monitor-' || n`)}, ${id}, ${owner('n')}, ${product('n')}, 'filler_1', now() - ${ago}, '${state}'`
  const columns = 'monitor_id, post_id, user_id, product_id, community, posted_at, state'
  await each('monitor_matches', columns, match(`'m' || n`, `n % 20000 * interval '2 minutes'`, 'told'))
  await each('monitor_matches', columns, match(`'x' || n`, `n % 2700 * interval '1 minute'`, 'waiting'), 40)
  await each('monitor_matches', columns, match(`'old' || n`, `interval '40 days'`, 'told'), DUE)
}

/** Everyone has asked for a word in a community, some of which is due to be counted or long over, and one of them for as many as there may be. */
async function fillKeywords(client: pg.PoolClient, each: Each, heavyId: string) {
  const keyword = uuid(`'keyword-' || n`)
  const ago = (hours: string) => `date_trunc('hour', now()) - ${hours} * interval '1 hour'`
  await each(
    'keywords',
    'user_id, id, keyword, asked_at',
    `${owner('n')}, ${keyword}, 'planning', now() - (case when n <= 60 then 2100 else n % 1900 end) * interval '1 hour'`,
  )
  await each(
    'keyword_places',
    'user_id, keyword_id, community, counted_from, counted_through',
    `${owner('n')}, ${keyword}, 'filler_' || n, ${ago('1500')}, ${ago(`(case when n % 4 = 0 then 32 else 26 end)`)}`,
  )
  await each(
    'keyword_hours',
    'user_id, keyword_id, community, hour, posts, median_score, median_comments',
    `${owner('n')}, ${keyword}, 'filler_' || n, ${ago('(50 + n % 1450)')}, 1, 1, 1`,
  )
  await each(
    'keyword_hours',
    'user_id, keyword_id, community, hour, posts, median_score, median_comments',
    `${owner('n')}, ${keyword}, 'filler_' || n, ${ago('2100')}, 1, 1, 1`,
    DUE,
  )
  // All three places of the first keyword are known, two of them to the last hour.
  const heavyWord = uuid(`'heavy-keyword-' || n`)
  await client.query(
    `insert into keywords (user_id, id, keyword) select $1, ${heavyWord}, case when n = 1 then 'planning' else 'heavy ' || n end
     from generate_series(1, 50) n`,
    [heavyId],
  )
  await client.query(
    `insert into keyword_places (user_id, keyword_id, community, counted_from, counted_through)
     select $1, ${heavyWord}, community, ${ago('2000')}, ${ago('30')}
     from generate_series(1, 50) n, unnest(array['held', 'filler_1', 'filler_2']) as community`,
    [heavyId],
  )
  await client.query(
    `insert into keyword_hours (user_id, keyword_id, community, hour, posts, median_score, median_comments)
     select $1, ${heavyWord}, 'held', ${ago('(30 + hour)')}, 1, 1, 1 from generate_series(1, 50) n, generate_series(1, 500) as hour`,
    [heavyId],
  )
}

/** All that was posted has a link, and of what is still followed a part is due. */
async function fillFollowed(client: pg.PoolClient) {
  await client.query(`
    insert into activity_outcomes (activity_id, user_id, kind, fullname, thread_id, subreddit, state, posted_at, next_check_at, next_look_at, next_read_at)
    select id, user_id, kind, 't1_o' || to_hex(row_number() over ()), post_id, 'SaaS', 'up', posted_at,
      case when posted_at > now() - interval '7 days' then now() + (random() - 0.1) * interval '1 hour' end,
      case when posted_at > now() - interval '7 days' then now() + (random() - 0.1) * interval '1 hour' end,
      case when posted_at > now() - interval '7 days' and random() < 0.1 then now() end
    from activity`)
  await client.query(`
    insert into activity_checks (activity_id, user_id, hours, state, checked_at)
    select activity_id, user_id, hours, 'up', posted_at + hours * interval '1 hour' from activity_outcomes, unnest(array[1, 24, 168]) as hours`)
  await client.query(`
    insert into activity_replies (activity_id, reply_id, user_id, asks, written_at, next_seen_at)
    select activity_id, 'r' || substr(fullname, 5), user_id, true, posted_at,
      case when posted_at > now() - interval '2 days' then now() + (random() - 0.1) * interval '1 hour' end
    from activity_outcomes`)
}

/** Nine drafts a day for three years, most of them copied, half of them logged, for two products. */
async function fillHeavy(client: pg.PoolClient, { userId, productId }: Size['heavy'], drafts: number) {
  const at = `now() - n * interval '157 minutes'`
  const rows = `from generate_series(1, ${drafts}) n`
  await client.query(
    `insert into products (id, user_id, name, subreddits) values (${uuid(`'second'`)}, $1, 'Second', '{SaaS}')`,
    [userId],
  )
  await client.query(
    `insert into drafts (id, user_id, product_id, task, mode, content, named, prompt_version, post_id, reply_id, subreddit, created_at, copied_at)
     select ${uuid(`'heavy-' || n`)}, $1, case when n % 1000 = 0 then $2 when n % 7 > 0 then ${uuid(`'second'`)} end,
       case when n % 900 = 0 then 'post' else 'comment' end, 'no_mention', ${words}, n % 12 = 0, 'v1', 'h' || n,
       case when n % 50 = 0 then 'r' || n end, 'SaaS',
       ${at}, case when n % 4 > 0 then ${at} end ${rows}`,
    [userId, productId],
  )
  await client.query(
    `insert into activity (user_id, draft_id, kind, named, post_id, content, posted_at)
     select $1, case when n % 4 = 1 then ${uuid(`'heavy-' || n`)} end, 'comment', n % 12 = 0, 'h' || n,
       case when n % 4 = 1 then ${words} end, ${at} ${rows} where n % 4 > 1 or n % 4 = 1`,
    [userId],
  )
  await client.query(
    `insert into generations (user_id, task, model, reserved_micros, spent_micros, outcome, settled_at, created_at)
     select $1, 'comment', 'm', 90, 70, 'draft', ${at}, ${at} ${rows}`,
    [userId],
  )
  const some = `from generate_series(1, 500) n`
  await client.query(
    `insert into thread_marks (user_id, post_id, product_id, subreddit, kind, marked_at)
     select $1, 'h' || n, $2, 'SaaS', 'saved', ${at} ${some}`,
    [userId, productId],
  )
  // Of the newest two hundred much is learned: forty topics in ten communities.
  await client.query(
    `insert into thread_lessons (user_id, post_id, product_id, community, wants, meets, age, did, reason, noted_at)
     select $1, 'h' || n, $2, 'c' || n % 10, 'asks_tool', 'Line ' || n % 40, 'hours', case when n % 2 = 0 then 'dismissed' else 'answered' end,
       case when n % 2 = 0 then 'off_topic' end, now() - n * interval '2 hours' ${some}`,
    [userId, productId],
  )
  await client.query(
    `insert into forgotten_habits (user_id, habit_id) select $1, md5('heavy-' || n) from generate_series(1, 40) n`,
    [userId],
  )
  await client.query(
    `insert into support (user_id, name, email, title, content, created_at)
     select $1, 'A', 'a@plans.test', 'Title', 'Content', ${at} ${some}`,
    [userId],
  )
  await client.query(`insert into uploads (name, user_id) select 'heavy-' || n || '.webp', $1 ${some}`, [
    userId,
  ])
  await client.query(
    `insert into feedback (user_id, message, created_at) select $1, 'Good.', ${at} ${some}`,
    [userId],
  )
  await client.query(
    `insert into auth.session (user_id, token, expires_at) select $1, 'heavy-' || n, now() + interval '3 days' ${some}`,
    [userId],
  )
  await client.query(
    `insert into checkout_intents (user_id, plan, price_id, created_at) select $1, 'pro', 'price', ${at} ${some}`,
    [userId],
  )
  await client.query(
    `insert into alert_deliveries (user_id, channel_kind, kind, product_id, post_id, subreddit, state, created_at)
     select $1, 'email', 'strong_fit', $2, 'h' || n, 'SaaS', 'delivered', ${at} ${some}`,
    [userId, productId],
  )
  await client.query(
    `insert into monitors (id, user_id, product_id, term, kind, threshold, wanted, is_exact, key)
     select ${uuid(`'heavy-monitor-' || n`)}, $1, $2, 'heavy' || n, 'rival', 'fair', to_tsquery('simple', 'heavy' || n), true, 'heavy' || n
     from generate_series(1, 15) n`,
    [userId, productId],
  )
  await client.query(
    `insert into monitor_matches (monitor_id, post_id, user_id, product_id, community, posted_at, state)
     select ${uuid(`'heavy-monitor-' || (1 + n % 15)`)}, 'h' || n, $1, $2, 'held', now() - n * interval '20 minutes', 'told' ${some}`,
    [userId, productId],
  )
  await client.query(`insert into mail_occasions (user_id, occasion) select $1, 'heavy-' || n ${some}`, [
    userId,
  ])
}
