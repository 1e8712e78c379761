import { defineConfig } from 'vitest/config'
import { reporters } from '../reporters.ts'

export default defineConfig({
  test: {
    reporters: reporters(),
    include: ['test/e2e/**/*.e2e.ts'],
    globalSetup: 'test/e2e/shared-stack.ts',
    // Each file drives browsers and processes of its own; two cores are not enough for more than one at a time.
    fileParallelism: false,
    // A browser on a busy machine can miss a moment; what fails twice is broken.
    retry: 1,
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 90_000,
  },
})
