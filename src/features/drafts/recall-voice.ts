import { eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { voices } from '../../db/schema/drafts.ts'
import type { SignedInContext } from '../request-context.ts'

/** How the user writes, and what they may tell of themselves. */
export type Voice = { samples: string[]; founder: string }

export async function recallVoice(tenant: SignedInContext): Promise<Voice> {
  const [voice] = await voiceOf(tenant)
  return voice ?? { samples: [], founder: '' }
}

const voiceOf = preparedRead((db) =>
  db
    .select({ samples: voices.samples, founder: voices.founder })
    .from(voices)
    .where(eq(voices.userId, sql.placeholder('userId')))
    .prepare('drafting_voice_of'),
)
