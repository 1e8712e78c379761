import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser } from '../../db/as-user.ts'
import { voices } from '../../db/schema/drafts.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { recallVoice, type Voice } from './recall-voice.ts'
import type { voiceInput } from './schema.ts'

export const readVoice = async (ctx: RequestContext): Promise<Voice> => recallVoice(await requireUser(ctx))

/** Samples of the user's own writing, for the sound of their drafts, and what they may tell of themselves. */
export async function keepVoice(
  ctx: RequestContext,
  { samples, founder }: z.output<typeof voiceInput>,
): Promise<Voice> {
  const tenant = await requireUser(ctx)
  const [kept] = await asUser(tenant, (tx) =>
    tx
      .insert(voices)
      .values({ userId: tenant.userId, samples, founder: founder ?? '' })
      .onConflictDoUpdate({
        target: voices.userId,
        set: { samples, founder: founder ?? undefined, updatedAt: sql`now()` },
      })
      .returning({ samples: voices.samples, founder: voices.founder }),
  )
  if (!kept) throw new Error('A voice was not kept')
  return kept
}
