import { defineConfig } from 'vitest/config'
import { reporters } from './reporters.ts'

/** Suites that take minutes: `pnpm faults`, `pnpm attacks`, `pnpm test:s3`, `pnpm test:pooling`, `pnpm plans`. */
export default defineConfig({
  test: {
    reporters: reporters(),
    include: ['test/{faults,attacks,object-store,pooling}/*.test.ts', 'test/plans.test.ts'],
    globalSetup: 'test/template-database.ts',
    setupFiles: ['test/note-tries.ts'],
    // Some measure memory, all load the machine: one at a time.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
