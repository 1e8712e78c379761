import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { session, user } from './auth.ts'
import { appWorker, ownRows } from './roles.ts'

const at = () => timestamp({ withTimezone: true })
const all = sql`true`
const owner = () =>
  uuid()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const channelKinds = ['email', 'slack', 'discord', 'webhook', 'push'] as const
export const alertKinds = ['strong_fit', 'monitor', 'reply', 'daily', 'test'] as const
/**
 * `due`: a worker is about to send it, now or at `nextTryAt`. `nothing`: a daily email that had nothing to say. `withdrawn`: by the time it
 * could be sent, there was no reason left. `over_limit`: the channel has had its alerts for the day.
 */
export const deliveryStates = ['due', 'delivered', 'given_up', 'nothing', 'withdrawn', 'over_limit'] as const
export const dailyDays = ['every_day', 'weekdays'] as const

/** When someone wants to hear from us, in their own time. Without a row: never. */
export const alertSettings = pgTable(
  'alert_settings',
  {
    userId: owner().primaryKey(),
    /** Such as 'America/New_York'. */
    timeZone: text().notNull(),
    /** The hour of the daily email; null where there is none. */
    dailyAt: smallint(),
    dailyDays: text({ enum: dailyDays }).notNull().default('weekdays'),
    /** Alerts wait from one hour to the other; both are null where there are no quiet hours. */
    quietFrom: smallint(),
    quietTo: smallint(),
    skipEmpty: boolean().notNull().default(true),
    nextDailyAt: at(),
  },
  (t) => [
    check(
      'alert_settings_hours_known',
      sql`${t.dailyAt} between 0 and 23 and ${t.quietFrom} between 0 and 23 and ${t.quietTo} between 0 and 23`,
    ),
    check('alert_settings_quiet_whole', sql`(${t.quietFrom} is null) = (${t.quietTo} is null)`),
    check('alert_settings_days_known', sql`${t.dailyDays} in ('every_day', 'weekdays')`),
    check('alert_settings_daily_planned', sql`(${t.dailyAt} is null) = (${t.nextDailyAt} is null)`),
    index('alert_settings_daily_idx').on(t.nextDailyAt).where(sql`${t.nextDailyAt} is not null`),
    ...ownRows('alert_settings', t.userId),
    pgPolicy('alert_settings_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('alert_settings_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
  ],
)

/** Where someone wants to be told, and of what. */
export const alertChannels = pgTable(
  'alert_channels',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: owner(),
    /** Of a browser: who is signed in there. Without that session nothing is shown there anymore. */
    sessionId: uuid().references(() => session.id, { onDelete: 'cascade' }),
    kind: text({ enum: channelKinds }).notNull(),
    /** One of each kind, and one for each browser: the kind, or for a browser a hash of where it's reached. */
    slot: text().notNull(),
    /** As its owner calls it. */
    label: text(),
    /** The address with its secrets, sealed; null for email, which goes to the account's. */
    address: text(),
    strongFits: boolean().notNull().default(true),
    monitors: boolean().notNull().default(true),
    replies: boolean().notNull().default(true),
    isOn: boolean().notNull().default(true),
    /** It hears of nothing that was there before. */
    onSince: at().notNull().defaultNow(),
    /** In a row. */
    failures: integer().notNull().default(0),
    failingSince: at(),
    /** Of the last failure, where there was an answer. */
    lastStatus: smallint(),
    /** We stopped: it failed too often, or its address is gone. */
    pausedAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    unique('alert_channels_slot_once').on(t.userId, t.slot),
    index('alert_channels_session_idx').on(t.sessionId).where(sql`${t.sessionId} is not null`),
    check('alert_channels_kind_known', sql`${t.kind} in ('email', 'slack', 'discord', 'webhook', 'push')`),
    check('alert_channels_address_known', sql`(${t.kind} = 'email') = (${t.address} is null)`),
    ...ownRows('alert_channels', t.userId),
    pgPolicy('alert_channels_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('alert_channels_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
  ],
)

/** What was sent, or is to be: ids, times and states. What it says is read when it's sent, and kept nowhere. */
export const alertDeliveries = pgTable(
  'alert_deliveries',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: owner(),
    /** Null for the daily email, and once the channel is removed. */
    channelId: uuid().references(() => alertChannels.id, { onDelete: 'set null' }),
    channelKind: text({ enum: channelKinds }).notNull(),
    kind: text({ enum: alertKinds }).notNull(),
    /** Both may be gone by now. */
    productId: uuid(),
    monitorId: uuid(),
    /** Reddit's, of the post; of a reply its fullname, such as t1_abc. */
    postId: text(),
    subreddit: text(),
    /** How many threads a daily email had. */
    threads: smallint(),
    state: text({ enum: deliveryStates }).notNull().default('due'),
    attempts: smallint().notNull().default(0),
    /** What the other side answered last. */
    status: smallint(),
    /** When to hand it to a worker; null where one has it, or nothing is left to do. */
    nextTryAt: at(),
    createdAt: at().notNull().defaultNow(),
    doneAt: at(),
  },
  (t) => [
    unique('alert_deliveries_post_once').on(t.channelId, t.postId),
    check(
      'alert_deliveries_kind_known',
      sql`${t.kind} in ('strong_fit', 'monitor', 'reply', 'daily', 'test')`,
    ),
    check(
      'alert_deliveries_state_known',
      sql`${t.state} in ('due', 'delivered', 'given_up', 'nothing', 'withdrawn', 'over_limit')`,
    ),
    index('alert_deliveries_latest_idx').on(
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('alert_deliveries_channel_idx').on(t.channelId, t.createdAt),
    index('alert_deliveries_next_idx').on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    index('alert_deliveries_old_idx').on(t.createdAt),
    ...ownRows('alert_deliveries', t.userId),
    pgPolicy('alert_deliveries_select_worker', { for: 'select', to: appWorker, using: all }),
    pgPolicy('alert_deliveries_insert_worker', { for: 'insert', to: appWorker, withCheck: all }),
    pgPolicy('alert_deliveries_update_worker', { for: 'update', to: appWorker, using: all, withCheck: all }),
    pgPolicy('alert_deliveries_delete_worker', { for: 'delete', to: appWorker, using: all }),
  ],
)
