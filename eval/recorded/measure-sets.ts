import { join } from 'node:path'
import { readRecordings } from '../../simulators/llm/recordings.ts'
import { startLlm } from '../../simulators/llm/start-llm.ts'
import { createModel } from '../../src/adapters/model/create-model.ts'
import { readSets } from './labelled-sets.ts'
import { measureCommunities, measureFit, measureRules, measureTrouble } from './measure-judge.ts'

const RECORDINGS = join(import.meta.dirname, '../recordings')

export type MeasuredSets = Awaited<ReturnType<typeof measureSets>>

/** The product's own questions about a folder of sets, answered by what a real model said to them. */
export async function measureSets(folder: string, recordings?: string) {
  const folders = recordings ? [RECORDINGS, recordings] : [RECORDINGS]
  const llm = await startLlm({ port: 0, recordings: readRecordings(...folders) })
  try {
    const model = createModel({
      baseUrl: `${llm.url}/v1`,
      apiKey: 'llm-sim-key',
      models: { writer: 'sim-writer', small: 'sim-small', judge: 'sim-small' },
    })
    const replay = { model, missing: recordings ? join(recordings, 'missing') : null }
    const sets = readSets(folder)
    return {
      fit: await measureFit(replay, sets.feeds),
      trouble: await measureTrouble(replay, sets.troubles),
      rules: await measureRules(replay, sets.rules),
      communities: await measureCommunities(replay, sets.places),
    }
  } finally {
    await llm.close()
  }
}
