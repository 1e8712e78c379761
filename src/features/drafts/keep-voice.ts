import { eq, sql } from 'drizzle-orm'
import { asUser, readAsUser } from '../../db/as-user.ts'
import { voices } from '../../db/schema/drafts.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'

type Voice = { samples: string[] }

export async function readVoice(ctx: RequestContext): Promise<Voice> {
  const tenant = await requireUser(ctx)
  const [row] = await readAsUser(tenant, (db) =>
    db.select({ samples: voices.samples }).from(voices).where(eq(voices.userId, tenant.userId)),
  )
  return row ?? { samples: [] }
}

/** Samples of the user's own writing, for the sound of their drafts. */
export async function keepVoice(ctx: RequestContext, { samples }: Voice): Promise<Voice> {
  const tenant = await requireUser(ctx)
  await asUser(tenant, (tx) =>
    tx
      .insert(voices)
      .values({ userId: tenant.userId, samples })
      .onConflictDoUpdate({ target: voices.userId, set: { samples, updatedAt: sql`now()` } }),
  )
  return { samples }
}
