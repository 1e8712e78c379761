import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/as-user.ts'
import { refuseField } from '../../platform/errors.ts'

/**
 * Refuses a monitor that looks for the same as another of its product. Asked after it's written: its owner's row is locked by then, so of two
 * at once the second one sees the first.
 */
export async function refuseTwice(tx: Transaction, id: string) {
  const { rows } = await tx.execute(sql`
    select from monitors as one join monitors as other on other.product_id = one.product_id and other.id <> one.id
    where one.id = ${id} and (lower(other.term) = lower(one.term)
      or (other.is_exact = one.is_exact and other.wanted = one.wanted)) limit 1`)
  if (rows.length > 0) throw refuseField('term', "You're already watching this.")
}
