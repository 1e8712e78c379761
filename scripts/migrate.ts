import { loadMigrateConfig } from '../src/config/load-migrate-config.ts'
import { migrate } from '../src/db/migrate.ts'

const { databaseUrl, roleUrls } = loadMigrateConfig()
await migrate(databaseUrl, roleUrls)
console.log(`Migrated ${new URL(databaseUrl).pathname.slice(1)}.`)
