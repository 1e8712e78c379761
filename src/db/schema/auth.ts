import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appAuth, appWorker } from './roles.ts'

/** better-auth's tables. Only the role `app_auth` reaches them; a request's role has no grant here. */
export const auth = pgSchema('auth')

const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)
const at = () => timestamp({ withTimezone: true })
const ownerId = () =>
  uuid()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

// One policy per verb: the role serves every account, so the row is not what limits it; the grant is.
const written = (table: string) => [
  pgPolicy(`${table}_select`, { for: 'select', to: appAuth, using: sql`true` }),
  pgPolicy(`${table}_insert`, { for: 'insert', to: appAuth, withCheck: sql`true` }),
  pgPolicy(`${table}_delete`, { for: 'delete', to: appAuth, using: sql`true` }),
]
const served = (table: string) => [
  ...written(table),
  pgPolicy(`${table}_update`, { for: 'update', to: appAuth, using: sql`true`, withCheck: sql`true` }),
]

/** The worker removes what has expired, and sees nothing else. */
const tidied = (table: string, expiresAt: AnyPgColumn) => [
  index(`${table}_expires_at_idx`).on(expiresAt),
  pgPolicy(`${table}_select_expired`, { for: 'select', to: appWorker, using: sql`${expiresAt} < now()` }),
  pgPolicy(`${table}_delete_expired`, { for: 'delete', to: appWorker, using: sql`${expiresAt} < now()` }),
]

const isUnverified = (t: { emailVerified: AnyPgColumn; deletionAskedAt: AnyPgColumn }) =>
  sql`not ${t.emailVerified} and ${t.deletionAskedAt} is null`

const isLongUnverified = (t: Parameters<typeof isUnverified>[0] & { createdAt: AnyPgColumn }) =>
  sql`${isUnverified(t)} and ${t.createdAt} < now() - interval '7 days'`

export const user = auth.table(
  'user',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    /** The owner asked for deletion: nobody signs in any more, and the worker may remove the row. */
    deletionAskedAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    ...served('user'),
    // Nobody has an account before they have shown that its address is theirs; until then they have a sign-up.
    check('user_verified', sql`${t.emailVerified} or ${t.deletionAskedAt} is not null`),
    // Those from before that rule, which the worker removes after seven days.
    index('user_unverified_idx').on(t.id).where(isUnverified(t)),
    pgPolicy('user_select_unverified', { for: 'select', to: appWorker, using: isLongUnverified(t) }),
    pgPolicy('user_delete_unverified', { for: 'delete', to: appWorker, using: isLongUnverified(t) }),
    pgPolicy('user_select_leaving', {
      for: 'select',
      to: appWorker,
      using: sql`${t.deletionAskedAt} is not null`,
    }),
    pgPolicy('user_delete_leaving', {
      for: 'delete',
      to: appWorker,
      using: sql`${t.deletionAskedAt} is not null`,
    }),
  ],
)

/**
 * Someone wants an account and has yet to open the mailed link. Several may want the same address: whose it is shows when
 * one of them is confirmed, and the others go.
 */
export const signUp = auth.table(
  'sign_up',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    password: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    expiresAt: at().notNull().default(sql`now() + interval '7 days'`),
  },
  (t) => [
    index('sign_up_email_idx').on(t.email, t.createdAt),
    ...written('sign_up'),
    ...tidied('sign_up', t.expiresAt),
  ],
)

export const session = auth.table(
  'session',
  {
    id: id(),
    userId: ownerId(),
    token: text().notNull().unique(),
    expiresAt: at().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('session_latest_idx').on(t.userId, t.createdAt.desc().nullsFirst()),
    ...served('session'),
    ...tidied('session', t.expiresAt),
  ],
)

export const account = auth.table(
  'account',
  {
    id: id(),
    userId: ownerId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: at(),
    refreshTokenExpiresAt: at(),
    scope: text(),
    password: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('account_user_id_idx').on(t.userId),
    uniqueIndex('account_provider_account_idx').on(t.providerId, t.accountId),
    ...served('account'),
  ],
)

export const verification = auth.table(
  'verification',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('verification_identifier_idx').on(t.identifier),
    index('verification_value_idx').using('hash', t.value),
    ...served('verification'),
    ...tidied('verification', t.expiresAt),
  ],
)

/** Secret and recovery codes are encrypted by the library with the server's secret. */
export const twoFactor = auth.table(
  'two_factor',
  {
    id: id(),
    userId: ownerId().unique(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: at(),
    /** The half minute of the last code that was taken: neither it nor an earlier one is taken again. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => served('two_factor'),
)
