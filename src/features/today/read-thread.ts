import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { fatesOf } from '../activity/find-outcomes.ts'
import { readLately } from '../drafts/read-ledger.ts'
import type { Post } from '../feed/schema.ts'
import type { RequestContext } from '../request-context.ts'
import { SHOWN } from '../watch/ask-store.ts'
import { STANDING } from '../watch/empty-posts.ts'
import type { DaySource } from './day-source.ts'
import { findLooking } from './find-looking.ts'
import { KIND, type Kind } from './find-threads.ts'
import { placeThreads } from './place-threads.ts'
import type { Thread } from './schema.ts'
import { type JsonVerdict, readVerdict, VERDICT } from './stored-verdict.ts'

type Asked = { postId: string; productId: string }

/** A thread by its address, such as in an email. */
export async function openThread(ctx: RequestContext, asked: Asked) {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.todays.take(tenant.userId)
  const thread = await readThread(tenant, asked)
  if (!thread) throw new AppError('not_found', 'This post was removed on Reddit, or is older than two days.')
  return thread
}

/** One that was answered, put aside or closed is told as well. Nobody in trouble is shown, whichever product they were read for. */
const threadOf = preparedRead((db) =>
  db
    .select({
      kind: sql<Kind | null>`kind`,
      post: sql<Post>`shown`,
      verdict: sql<JsonVerdict | null>`verdict`,
    })
    .from(
      sql`(
        select ${KIND} as kind, to_jsonb(card) as shown, ${VERDICT('verdict')} as verdict
        from (select * from reddit.posts where id = ${sql.placeholder('postId')} and ${sql.raw(STANDING)}
            and created_at > now() - interval '48 hours' limit 1) as post
          cross join lateral (select ${sql.raw(SHOWN)}) as card
          left join reddit.verdicts as verdict on verdict.user_id = ${sql.placeholder('userId')}
            and verdict.product_id = ${sql.placeholder('productId')} and verdict.digest = ${sql.placeholder('digest')}
            and verdict.post_id = post.id and verdict.created_at = post.created_at
        where not exists (select from reddit.verdicts as read
          where read.user_id = ${sql.placeholder('userId')} and read.post_id = post.id and read.created_at = post.created_at
            and (read.trouble <> 'none'
              or (read.product_id = ${sql.placeholder('productId')} and read.fit is null and read.in_trouble)))) as found`,
    )
    .prepare('thread_of'),
)

/** The thread of a post for one of the user's products, as the day's list would have it; null where there is nothing to show. */
export async function readThread(source: DaySource, { postId, productId }: Asked): Promise<Thread | null> {
  const looking = (await findLooking(source)).filter(({ id }) => id === productId)
  const [product] = looking
  if (!product) return null
  const [[found], lately, fates] = await Promise.all([
    threadOf(source, { postId, productId, digest: product.digest }),
    readLately(source),
    fatesOf(source),
  ])
  if (!found) return null
  const { post, kind, verdict } = found
  const [placed] = await placeThreads(source, {
    found: [
      { kind: kind ?? 'saved', productId, post, verdict: verdict && readVerdict(verdict), lowered: null },
    ],
    looking,
    lately,
    fates,
  })
  return placed?.thread ?? null
}
