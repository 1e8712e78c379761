import { join } from 'node:path'
import { readRecordings } from '../../simulators/llm/recordings.ts'
import { startLlm } from '../../simulators/llm/start-llm.ts'
import { createModel } from '../../src/adapters/model/create-model.ts'

export const RECORDINGS = join(import.meta.dirname, '../recordings')

/** A model that says what was recorded, here and in a folder of someone's own, which also takes the questions that have no answer yet. */
export async function openReplay(own?: string) {
  const folders = own ? [RECORDINGS, own] : [RECORDINGS]
  const recordings = readRecordings(...folders)
  const llm = await startLlm({ port: 0, recordings })
  const model = createModel({
    baseUrl: `${llm.url}/v1`,
    apiKey: 'llm-sim-key',
    models: { writer: 'sim-writer', small: 'sim-small', judge: 'sim-small' },
  })
  return { model, recordings, missing: own ? join(own, 'missing') : null, close: llm.close }
}
