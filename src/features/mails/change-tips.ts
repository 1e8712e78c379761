import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import type { tipsInput } from './schema.ts'

export async function changeTips(ctx: RequestContext, { tipsByEmail }: z.output<typeof tipsInput>) {
  const tenant = await requireUser(ctx)
  await asUser(tenant, (tx) =>
    tx.update(profiles).set({ tipsByEmail }).where(eq(profiles.userId, tenant.userId)),
  )
}
