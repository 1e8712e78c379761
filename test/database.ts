import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { loadMigrateConfig } from '../src/config.ts'

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
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  return { databaseUrl, roleUrls, superuser }
}

/** PostgreSQL refuses to copy a template that another test file is copying at this moment. */
async function createFromTemplate(admin: pg.Client, name: string, template: string) {
  await admin.query('select pg_advisory_lock(7463002)')
  await admin.query(`create database ${name} template ${template}`)
  await admin.query('select pg_advisory_unlock(7463002)')
}
