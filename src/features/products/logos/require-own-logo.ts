import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/as-user.ts'
import { uploads } from '../../../db/schema/uploads.ts'
import { refuseField } from '../../../platform/errors.ts'
import { logoName } from './name-logo.ts'

/** A product shows only what its owner has uploaded here: no address of elsewhere, no file of somebody else. */
export async function requireOwnLogo(tx: Transaction, userId: string, icon: string) {
  const name = logoName(icon)
  const rows = name
    ? await tx
        .select({ name: uploads.name })
        .from(uploads)
        .where(and(eq(uploads.name, name), eq(uploads.userId, userId)))
    : []
  if (rows.length === 0) throw refuseField('icon', 'Upload the logo first.')
}
