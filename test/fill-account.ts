import type pg from 'pg'

type Owner = { userId: string; word: string; uploaded: string }

/** A row of this user in every table that has an owner, each with a word to look for. */
export async function fillAccount(superuser: pg.Pool, { userId, word, uploaded }: Owner) {
  const insert = async (statement: string, ...values: unknown[]) =>
    (await superuser.query(`${statement} returning *`, values)).rows[0]
  await insert(
    `insert into uploads (name, user_id, created_at) values ($1, $2, now() - '1 day'::interval)`,
    uploaded,
    userId,
  )
  const product = await insert(
    'insert into products (user_id, name, description, icon, facts, disclosures) values ($1, $2, $2, $3, $4, array[$2])',
    userId,
    word,
    `/icons/${uploaded}`,
    JSON.stringify([{ text: word, source: word }]),
  )
  const draft = await insert(
    `insert into drafts (user_id, product_id, task, mode, content, context, named, prompt_version)
     values ($1, $2, 'comment', 'no_mention', $3, $3, false, 'v1')`,
    userId,
    product.id,
    word,
  )
  const entry = await insert(
    `insert into activity (user_id, product_id, draft_id, kind, subreddit, content, named, address)
     values ($1, $2, $3, 'comment', $4, $4, false, '/r/' || $4)`,
    userId,
    product.id,
    draft.id,
    word,
  )
  await insert(
    `insert into activity_outcomes (activity_id, user_id, kind, fullname, thread_id, subreddit, state, posted_at)
     values ($1, $2, 'comment', 't1_own', '1abc', $3, 'up', now())`,
    entry.id,
    userId,
    word,
  )
  await insert(
    `insert into activity_checks (activity_id, user_id, hours, state) values ($1, $2, 1, 'up')`,
    entry.id,
    userId,
  )
  await insert(
    `insert into activity_replies (activity_id, reply_id, user_id, asks, written_at)
     values ($1::uuid, 're' || left(md5($1::uuid::text), 8), $2, true, now())`,
    entry.id,
    userId,
  )
  await insert(
    `insert into thread_marks (user_id, post_id, product_id, subreddit, kind) values ($1, '1abc', $2, $3, 'saved')`,
    userId,
    product.id,
    word,
  )
  await insert(
    `insert into thread_lessons (user_id, post_id, product_id, community, wants, meets, age, did)
     values ($1, '1abc', $2, $3, 'asks_tool', $3, 'hours', 'saved')`,
    userId,
    product.id,
    word,
  )
  await insert('insert into forgotten_habits (user_id, habit_id) values ($1, $2)', userId, word)
  await insert(
    `insert into set_thread_reminders (user_id, community, thread, name, weekdays) values ($1, $2, $2, $2, '{Friday}')`,
    userId,
    word,
  )
  const keyword = await insert('insert into keywords (user_id, keyword) values ($1, $2)', userId, word)
  await insert(
    'insert into keyword_places (user_id, keyword_id, community) values ($1, $2, $3)',
    userId,
    keyword.id,
    word,
  )
  await insert(
    `insert into keyword_hours (user_id, keyword_id, community, hour, posts, median_score, median_comments)
     values ($1, $2, $3, now(), 1, 1, 1)`,
    userId,
    keyword.id,
    word,
  )
  await insert('insert into voices (user_id, samples, founder) values ($1, $2, $3)', userId, [word], word)
  await insert(
    `insert into generations (user_id, task, model, reserved_micros) values ($1, 'comment', $2, 1)`,
    userId,
    word,
  )
  await insert(
    'insert into support (user_id, name, email, title, content) values ($1, $2, $2, $2, $2)',
    userId,
    word,
  )
  await insert('insert into mail_occasions (user_id, occasion) values ($1, $2)', userId, word)
  const channel = await insert(
    `insert into alert_channels (user_id, kind, slot, label, address) values ($1, 'slack', 'slack', $2, 'sealed')`,
    userId,
    word,
  )
  await insert(`insert into alert_settings (user_id, time_zone) values ($1, 'UTC')`, userId)
  const monitor = await insert(
    `insert into monitors (user_id, product_id, term, kind, threshold) values ($1, $2, left($3, 60), 'own_brand', 'any')`,
    userId,
    product.id,
    word,
  )
  await insert(
    `insert into monitor_matches (monitor_id, post_id, user_id, product_id, community, posted_at, state)
     values ($1, '1abc', $2, $3, $4, now(), 'told')`,
    monitor.id,
    userId,
    product.id,
    word,
  )
  await insert(
    `insert into alert_deliveries (user_id, channel_id, channel_kind, kind, product_id, monitor_id, post_id, subreddit)
     values ($1, $2, 'slack', 'monitor', $3, $4, '1abc', $5)`,
    userId,
    channel.id,
    product.id,
    monitor.id,
    word,
  )
  await insert('insert into feedback (user_id, message) values ($1, $2)', userId, word)
  await insert(`insert into checkout_intents (user_id, plan, price_id) values ($1, 'pro', $2)`, userId, word)
}

/** Tables with an owner, as the database knows them. */
export async function ownedTables(superuser: pg.Pool): Promise<string[]> {
  const { rows } = await superuser.query(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`)
  return rows.map(({ name }) => name)
}
