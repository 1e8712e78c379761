import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadMigrateConfig } from '../src/config/load-migrate-config.ts'
import { migrate } from '../src/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Migrates one database per run; every test file that needs one clones it (test/database.ts). */
export default async function setup(project: TestProject) {
  const { databaseUrl } = loadMigrateConfig()
  const name = `threadlark_test_${randomBytes(4).toString('hex')}`
  const url = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href
  await migrate(url, loadMigrateConfig({ ...process.env, DATABASE_URL: url }).roleUrls)
  project.provide('templateUrl', url)

  return async () => {
    const client = new pg.Client({
      connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
    })
    await client.connect()
    const { rows } = await client.query('select datname from pg_database where datname like $1', [`${name}%`])
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
    await client.end()
  }
}
