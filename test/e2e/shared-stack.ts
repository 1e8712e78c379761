import type { TestProject } from 'vitest/node'
import { startTestStack } from './start-test-stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    serverUrls: string[]
    databaseUrl: string
    simulators: Record<
      'google' | 'mail' | 'content' | 'reddit' | 'stripe' | 'llm' | 'websites' | 'channels',
      string
    >
  }
}

/** Two servers and two workers on one database, for every browser test of the run. */
export default async function setup(project: TestProject) {
  const stack = await startTestStack({ servers: 2, workers: 2 })
  project.provide('origin', stack.origin)
  project.provide('serverUrls', stack.serverUrls)
  project.provide('databaseUrl', stack.databaseUrl)
  project.provide('simulators', stack.simulators)
  return stack.stop
}
