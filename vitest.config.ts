import { defineConfig } from 'vitest/config'
import { reporters } from './test/reporters.ts'

export default defineConfig({
  test: {
    reporters: reporters(),
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'simulators/**/*.test.ts',
      'test/*.test.ts',
      'eval/**/*.test.ts',
    ],
    globalSetup: 'test/template-database.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
