import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { loadMigrateConfig } from '../src/config/load-migrate-config.ts'

/** A database of this test file's own, cloned from the migrated template, with the URL of each role. */
export async function cloneDatabase() {
  const template = inject('templateUrl')
  const name = `${new URL(template).pathname.slice(1)}_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href,
  })
  await admin.connect()
  await createFromTemplate(admin, name, new URL(template).pathname.slice(1))
  const databaseUrl = Object.assign(new URL(template), { pathname: `/${name}` }).href
  const { roleUrls } = loadMigrateConfig({ DATABASE_URL: databaseUrl })
  /** Sees and changes everything: for arranging and asserting, never for what is tested. */
  const superuser = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  superuser.on('error', () => {})

  afterAll(async () => {
    await superuser.end()
    await goodbyes(admin, name)
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  return { databaseUrl, roleUrls, superuser }
}

/** A connection that is just being closed must not hear that it was cut off: in a pool without a listener that is a crash. */
async function goodbyes(admin: pg.Client, name: string) {
  for (let tries = 0; tries < 40; tries += 1) {
    const { rowCount } = await admin.query('select 1 from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) return
    await wait(50)
  }
}

/** PostgreSQL refuses to copy a template that another test file is copying at this moment. */
async function createFromTemplate(admin: pg.Client, name: string, template: string) {
  await admin.query('select pg_advisory_lock(7463002)')
  await admin.query(`create database ${name} template ${template}`)
  await admin.query('select pg_advisory_unlock(7463002)')
}
