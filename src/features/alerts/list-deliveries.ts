import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { readChannels } from './channels/read-channels.ts'
import type { Channel, Deliveries, Delivery } from './schema.ts'

const PAGE = 50

type Row = Omit<Delivery, 'target'> & { channelId: string | null; place: string }

const LOGGED = {
  id: sql<string>`id`,
  channelId: sql<string | null>`channel_id`,
  channel: sql<Delivery['channel']>`channel_kind`,
  about: sql<Delivery['about']>`kind`,
  subreddit: sql<string | null>`subreddit`,
  term: sql<string | null>`(select term from monitors where monitors.id = logged.monitor_id)`,
  threads: sql<number | null>`threads`,
  state: sql<Delivery['state']>`state`,
  status: sql<number | null>`status`,
  attempts: sql<number>`attempts`,
  nextTryAt: sql<string | null>`to_json(next_try_at) #>> '{}'`,
  at: sql<string>`to_json(created_at) #>> '{}'`,
  /** Where it stands in the log: many are written at the same moment. */
  place: sql<string>`(extract(epoch from created_at) * 1000000)::bigint || '-' || id`,
}

const logOf = preparedRead((db) =>
  db
    .select(LOGGED)
    .from(
      sql`(select * from alert_deliveries where user_id = ${sql.placeholder('userId')}
        and (created_at, id) < (to_timestamp(${sql.placeholder('micros')}::float8 / 1000000), ${sql.placeholder('id')}::uuid)
        order by created_at desc, id desc limit ${sql.placeholder('most')}) as logged`,
    )
    .orderBy(sql`created_at desc, id desc`)
    .prepare('alert_log_of'),
)

const deliveryOf = preparedRead((db) =>
  db
    .select(LOGGED)
    .from(
      sql`(select * from alert_deliveries where user_id = ${sql.placeholder('userId')} and id = ${sql.placeholder('id')}) as logged`,
    )
    .prepare('alert_delivery_of'),
)

/** Beyond the newest. */
const START = { micros: '1e18', id: '00000000-0000-0000-0000-000000000000' }

/** What was sent, newest first. */
export async function readLog(tenant: SignedInContext, most: number, before?: string) {
  const [, micros = START.micros, id = START.id] = /^(\d+)-(.*)$/.exec(before ?? '') ?? []
  const rows = await logOf(tenant, { most, micros, id })
  return rows.map(present)
}

export async function listDeliveries(
  ctx: RequestContext,
  { before }: { before?: string | undefined },
): Promise<Deliveries> {
  const tenant = await requireUser(ctx)
  // One more tells whether there is more.
  const [rows, { channels }] = await Promise.all([readLog(tenant, PAGE + 1, before), readChannels(tenant)])
  const page = rows.slice(0, PAGE)
  const next = rows.length > PAGE ? (page.at(-1)?.place ?? null) : null
  return { deliveries: page.map(nameTarget(channels)), next }
}

export async function readDelivery(ctx: RequestContext, { id }: { id: string }): Promise<Delivery> {
  const tenant = await requireUser(ctx)
  const [[row], { channels }] = await Promise.all([deliveryOf(tenant, { id }), readChannels(tenant)])
  if (!row) throw new AppError('not_found', 'This delivery is gone.')
  return nameTarget(channels)(present(row))
}

/** With what its channel is called now. */
export const nameTarget =
  (channels: Channel[]) =>
  ({ channelId, place: _place, ...row }: Row): Delivery => ({
    ...row,
    target: channels.find(({ id }) => id === channelId)?.target ?? null,
  })

type Logged = Awaited<ReturnType<typeof logOf>>[number]

const present = ({ at, nextTryAt, ...row }: Logged): Row => ({
  ...row,
  at: new Date(at).toISOString(),
  nextTryAt: nextTryAt && new Date(nextTryAt).toISOString(),
})
