import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBatches, readQuestions } from './batch-files.ts'

/** As many as someone answers well in one sitting. */
const MOST = 12

/**
 * Puts questions that are in no batch yet into new ones. A batch has one kind of question, in an order of chance: whoever answers it must
 * not see how the same thing is asked otherwise.
 */
export function putInBatches(folder: string) {
  const before = readBatches(folder)
  // What was asked again after its answer didn't fit goes into a new batch.
  const waiting = new Set(before.filter(({ answers }) => answers === null).flatMap(({ hashes }) => hashes))
  const fresh = readQuestions(folder).filter(({ key }) => !waiting.has(key))
  const batches = [...Map.groupBy(fresh, ({ version }) => version).values()].flatMap(inDozens)
  const first = Math.max(0, ...before.map(({ number }) => number)) + 1
  mkdirSync(join(folder, 'batches'), { recursive: true })
  for (const [at, questions] of batches.entries()) {
    const name = `${String(first + at).padStart(2, '0')}.json`
    const asked = questions.map(({ key, messages: [told, prompt], schema }) => ({
      hash: key,
      instructions: told.content,
      prompt: prompt.content,
      schema: schema === 'text' ? null : schema,
    }))
    writeFileSync(join(folder, 'batches', name), `${JSON.stringify(asked, null, 2)}\n`)
  }
  return batches.map((questions, at) => ({
    number: first + at,
    version: questions[0]?.version ?? '',
    size: questions.length,
  }))
}

/** As even as can be, so that none is left with one or two. */
function inDozens<One>(all: One[]): One[][] {
  const count = Math.ceil(all.length / MOST)
  const size = Math.ceil(all.length / count)
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size))
}
