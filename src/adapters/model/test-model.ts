import { afterAll, afterEach } from 'vitest'
import { startLlm } from '../../../simulators/llm/start-llm.ts'
import type { ModelConfig } from './create-model.ts'

/** Far beyond a test's limit, so that a call ends in time only by what the test is about. */
export const TOO_PATIENT = { timeoutMs: 30_000, firstWordMs: 30_000 }
export const LIMIT_MS = 9_000

/** The simulated model server of one test file, without faults at the start of each test. */
export async function startTestModel() {
  const llm = await startLlm({ port: 0 })
  const control = `${llm.url}/__control`
  globalThis.AI_SDK_LOG_WARNINGS = ({ warnings }) => {
    throw new Error(JSON.stringify(warnings))
  }
  afterAll(() => llm.close())
  afterEach(async () => {
    for (const path of ['faults', 'behaviour', 'requests'])
      await fetch(`${control}/${path}`, { method: 'DELETE' })
  })
  const config: ModelConfig = {
    baseUrl: `${llm.url}/v1`,
    apiKey: 'llm-sim-key',
    models: { writer: 'sim-writer', small: 'sim-small', judge: 'sim-small' },
    timeoutMs: 8_000,
  }
  const post = (path: string, rule: object) =>
    fetch(`${control}/${path}`, { method: 'POST', body: JSON.stringify(rule) })
  return {
    config,
    post,
    fault: (fault: object, times?: number) =>
      post('faults', { match: { path: '/chat/completions' }, fault, ...(times && { times }) }),
    requests: async () =>
      ((await (await fetch(`${control}/requests`)).json()) as { requests: unknown[] }).requests,
  }
}
