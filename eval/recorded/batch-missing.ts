import { parseArgs } from 'node:util'
import { collectAnswers } from './batches/collect-answers.ts'
import { putInBatches } from './batches/put-in-batches.ts'
import { RECORDINGS } from './open-replay.ts'

// pnpm hands the dashes on.
const args = process.argv.slice(2).filter((arg) => arg !== '--')
const { values } = parseArgs({
  args,
  options: {
    recordings: { type: 'string' },
    on: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
})
if (!values.recordings) throw new Error('Say where the questions are: --recordings DIR')

// Answers first: what they answer isn't asked again.
const { taken, unfit } = collectAnswers(values.recordings, RECORDINGS, values.on)
console.log(`${taken} answers taken over.`)
if (unfit.length > 0) console.log(`These don't have the shape that was asked for: ${unfit.join(', ')}`)
for (const { number, version, size } of putInBatches(values.recordings))
  console.log(`Batch ${number}: ${size} of ${version}`)
