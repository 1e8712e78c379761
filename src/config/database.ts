import { z } from 'zod'
import { url } from '../platform/environment.ts'
import { isReal, type ProcessEnv } from './process.ts'
import type { Rule, ValuesOf } from './rules.ts'

const databaseUrl = url('postgres:', 'postgresql:')
const admin = { DATABASE_URL: databaseUrl.default('postgres://postgres@127.0.0.1:5432/threadlark') }
const app = { DATABASE_APP_URL: databaseUrl.optional() }
const auth = { DATABASE_AUTH_URL: databaseUrl.optional() }
const worker = { DATABASE_WORKER_URL: databaseUrl.optional() }
const billing = { DATABASE_BILLING_URL: databaseUrl.optional() }
const support = { DATABASE_SUPPORT_URL: databaseUrl.optional() }

export const serverDatabaseVariables = {
  ...admin,
  ...app,
  ...auth,
  ...billing,
  DATABASE_POOL_SIZE: z.coerce.number<string>().int().min(1).max(200).default(10),
}
export const workerDatabaseVariables = { ...admin, ...app, ...worker, ...billing }
export const supportDatabaseVariables = { ...admin, ...support }
export const migrateDatabaseVariables = { ...admin, ...app, ...auth, ...worker, ...billing, ...support }

type ServerEnv = ValuesOf<typeof serverDatabaseVariables>
type WorkerEnv = ValuesOf<typeof workerDatabaseVariables>

export const serverDatabaseRules: Rule<ServerEnv & ProcessEnv>[] = [
  {
    variable: 'DATABASE_APP_URL',
    error:
      ', DATABASE_AUTH_URL and DATABASE_BILLING_URL are required in production: requests must not run as the migrating login',
    holds: (e) => !isReal(e) || (e.DATABASE_APP_URL && e.DATABASE_AUTH_URL && e.DATABASE_BILLING_URL),
  },
]

export const workerDatabaseRules: Rule<WorkerEnv & ProcessEnv>[] = [
  {
    variable: 'DATABASE_WORKER_URL',
    error:
      ', DATABASE_APP_URL and DATABASE_BILLING_URL are required in production: jobs must not run as the migrating login',
    holds: (e) => !isReal(e) || (e.DATABASE_WORKER_URL && e.DATABASE_APP_URL && e.DATABASE_BILLING_URL),
  },
]

type Admin = ValuesOf<typeof admin>

export const appUrl = (e: Admin & ValuesOf<typeof app>) =>
  e.DATABASE_APP_URL ?? asRole(e.DATABASE_URL, 'app_user')
export const authUrl = (e: Admin & ValuesOf<typeof auth>) =>
  e.DATABASE_AUTH_URL ?? asRole(e.DATABASE_URL, 'app_auth')
export const workerUrl = (e: Admin & ValuesOf<typeof worker>) =>
  e.DATABASE_WORKER_URL ?? asRole(e.DATABASE_URL, 'app_worker')
export const billingUrl = (e: Admin & ValuesOf<typeof billing>) =>
  e.DATABASE_BILLING_URL ?? asRole(e.DATABASE_URL, 'app_billing')
export const supportUrl = (e: Admin & ValuesOf<typeof support>) =>
  e.DATABASE_SUPPORT_URL ?? asRole(e.DATABASE_URL, 'app_support')

/** Where a role has no URL of its own, it signs in to the same database under its name (local trust). */
function asRole(adminUrl: string, role: string) {
  return Object.assign(new URL(adminUrl), { username: role, password: '' }).href
}
