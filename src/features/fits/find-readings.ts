import { and, eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { verdicts } from '../../db/schema/reddit.ts'
import type { SignedInContext } from '../request-context.ts'
import type { For, Reading } from './readings.ts'
import type { Fit, Held } from './schema.ts'

export type KnownReadings = {
  known: Map<string, Reading>
  /** Whether Redis has answered, which knows of posts that aren't in the store. */
  isWhole: boolean
}

/** What is known of posts for a product: by the store's verdicts, and of posts that aren't in it by Redis. */
export async function findReadings(
  tenant: Pick<SignedInContext, 'db' | 'userId' | 'readings'>,
  of: For,
  postIds: string[],
): Promise<KnownReadings> {
  const rows = await ownVerdicts(tenant, { ...of, postIds })
  const known = new Map(rows.map((row) => [row.postId, readingOf(row)]))
  const others = postIds.filter((id) => !known.has(id))
  if (others.length === 0) return { known, isWhole: true }
  const passing = await tenant.readings.find(of, others).catch(() => undefined)
  return { known: new Map([...known, ...(passing ?? [])]), isWhole: passing !== undefined }
}

const { postId, score, wants, inTrouble, asks, meets, fit, rank, trouble, why, judgeAt, held } = verdicts
const ownVerdicts = preparedRead((db) =>
  db
    .select({ postId, score, wants, inTrouble, asks, meets, fit, rank, trouble, why, held, judgeAt })
    .from(verdicts)
    .where(
      and(
        eq(verdicts.userId, sql.placeholder('userId')),
        eq(verdicts.productId, sql.placeholder('productId')),
        eq(verdicts.digest, sql.placeholder('digest')),
        sql`${postId} = any(${sql.placeholder('postIds')})`,
      ),
    )
    .prepare('own_verdicts'),
)

/** A verdict as the store has it. */
export type StoredVerdict = Awaited<ReturnType<typeof ownVerdicts>>[number]
type Of<State> = Extract<Fit, { state: State }>

export function readingOf({ fit, rank, trouble, why, held, judgeAt, ...row }: StoredVerdict): Reading {
  const { postId, asks, meets } = row
  const wants = row.wants as Of<'judged'>['wants']
  if (fit !== null && rank !== null && trouble !== null && why !== null) {
    const judged = { fit, trouble } as Pick<Of<'judged'>, 'fit' | 'trouble'>
    return { postId, state: 'judged', score: rank, wants, asks, meets, why, ...judged, askAgainAt: null }
  }
  const isComing = held === null || held === 'share' || held === 'asked'
  const isGrowing = held === 'asked' && judgeAt !== null && judgeAt.getTime() > Date.now()
  return {
    ...row,
    wants,
    state: 'sieved',
    held: isComing ? null : (held as Held | null),
    // Someone looks, so it waits no longer: not for others, not for its share, nor for a worker that has died. What was let go is read, too.
    askAgainAt: isComing && !isGrowing ? 0 : null,
    isGrowing,
  }
}

/** What a reader is told of it. */
export function fitOf(reading: Reading): Fit {
  const { askAgainAt: _, isGrowing: __, ...fit } = reading
  return fit
}
