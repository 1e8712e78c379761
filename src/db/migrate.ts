import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { applyMigrations } from './apply-migrations.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const LOCK = 7_463_001

export type RoleUrls = { app: string; auth: string; worker: string; billing: string; support: string }

/** Brings a database to today's shape: creates it if missing, the roles, then every new migration as the owner. */
export async function migrate(adminUrl: string, roleUrls: RoleUrls, folder = MIGRATIONS) {
  const name = decodeURIComponent(new URL(adminUrl).pathname.slice(1))
  // Roles and databases belong to the cluster, and an advisory lock to one database: all meet in `postgres`.
  const maintenance = Object.assign(new URL(adminUrl), { pathname: '/postgres' }).href
  await withLock(maintenance, async (client) => {
    await ensureRoles(client, roleUrls)
    await ensureDatabase(client, name)
  })
  await withLock(adminUrl, async (client) => {
    await client.query(`grant create on database ${client.escapeIdentifier(name)} to app_owner`)
    await client.query('grant usage, create on schema public to app_owner')
    await client.query('set role app_owner')
    await applyMigrations(client, folder)
  })
}

async function withLock(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await takeLock(client)
    await work(client)
  } finally {
    await client.end()
  }
}

/** Asks again and again instead of standing in line: building an index concurrently would wait for the one who waits for us. */
async function takeLock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ])
    if (rows[0]?.taken) return
    await wait(200)
  }
}

async function ensureDatabase(client: pg.Client, name: string) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

async function ensureRoles(client: pg.Client, urls: RoleUrls) {
  await ensureRole(client, 'app_owner', 'nologin')
  await client.query('grant app_owner to current_user')
  for (const url of Object.values(urls)) {
    const { username, password } = new URL(url)
    const role = await ensureRole(client, decodeURIComponent(username), 'login')
    if (password) {
      await client.query(`alter role ${role} password ${client.escapeLiteral(decodeURIComponent(password))}`)
    }
    // Set on the role, not by the client, so that the deadlines also hold behind a connection pooler.
    await client.query(`alter role ${role} set statement_timeout = '5s'`)
    await client.query(`alter role ${role} set idle_in_transaction_session_timeout = '10s'`)
    // Compiling takes longer than any of our queries: a second of one that took two.
    await client.query(`alter role ${role} set jit = off`)
  }
}

async function ensureRole(client: pg.Client, name: string, login: 'login' | 'nologin') {
  const role = client.escapeIdentifier(name)
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name])
  if (!rowCount) await client.query(`create role ${role} ${login} nosuperuser nobypassrls`)
  return role
}
