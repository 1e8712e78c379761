import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { reporters } from './test/reporters.ts'

const files = globSync(['src/**/*.test.{ts,tsx}', '{scripts,simulators,eval}/**/*.test.ts', 'test/*.test.ts'])
// A test that reaches PostgreSQL or Redis does so through one of these.
const services =
  /(?:database|serve-app|serve-billing|call-operations|route-table|redis|test-store|alert-world|follow-world)\.ts'|from 'ioredis'|redisUrl|REDIS_URL/
const usesServices = (file: string) => services.test(readFileSync(file, 'utf8'))

// Both share modules between files: importing the server once a file costs more than its tests. The limits only end what hangs:
// on a starved machine a test that hashes many passwords takes half a minute.
const shared = {
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['test/note-tries.ts'],
}

export default defineConfig({
  test: {
    reporters: reporters(),
    // A test of the API waits for PostgreSQL and Redis longer than it computes. Two cores are busy with five.
    maxWorkers: availableParallelism() + 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: files.filter((file) => !usesServices(file)),
          pool: 'threads',
          setupFiles: [...shared.setupFiles, 'test/wait-for-screens.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: files.filter(usesServices),
          pool: 'forks',
          globalSetup: 'test/template-database.ts',
        },
      },
    ],
  },
})
