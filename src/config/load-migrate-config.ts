import { z } from 'zod'
import { type Environment, readEnvironment } from '../platform/environment.ts'
import { appUrl, authUrl, billingUrl, migrateDatabaseVariables, supportUrl, workerUrl } from './database.ts'

const migrateEnv = z.object(migrateDatabaseVariables)

export function loadMigrateConfig(env: Environment = process.env) {
  const e = readEnvironment(migrateEnv, env)
  return Object.freeze({
    databaseUrl: e.DATABASE_URL,
    roleUrls: {
      app: appUrl(e),
      auth: authUrl(e),
      worker: workerUrl(e),
      billing: billingUrl(e),
      support: supportUrl(e),
    },
  })
}
