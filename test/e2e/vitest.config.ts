import { defineConfig } from 'vitest/config'
import { reporters } from '../reporters.ts'

export default defineConfig({
  test: {
    reporters: reporters(),
    include: ['test/e2e/**/*.e2e.ts'],
    globalSetup: 'test/e2e/shared-stack.ts',
    setupFiles: ['test/note-tries.ts'],
    // Each file drives browsers and processes of its own; two cores are not enough for more than one at a time.
    fileParallelism: false,
    // A browser on a busy machine can miss a moment; what fails twice is broken, and what passes then is counted (scripts/sum-up-tests.ts).
    retry: 1,
    testTimeout: 300_000,
    // Nobody waits for what has come; this only ends what never comes.
    expect: { poll: { timeout: 120_000 } },
    hookTimeout: 180_000,
  },
})
