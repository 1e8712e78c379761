import type pg from 'pg'

/** What the model has cost everybody since midnight UTC, in millionths of a dollar. */
export async function spentToday(pool: pg.Pool) {
  const today = await pool.query(`select app.spent_on((now() at time zone 'utc')::date) as micros`)
  return Number(today.rows[0].micros)
}
