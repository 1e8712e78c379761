import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate, parse } from 'groq-js'
import type { AskStore } from './content.ts'

/** The same queries over a file: a Sanity export, one document a line, read once. */
export function createLocalStore(folder: string): { ask: AskStore } {
  let documents: Promise<unknown[]> | undefined
  const ask: AskStore = async (query, params) => {
    // A file that could not be read is tried again by the next question.
    documents ??= readDocuments(join(folder, 'dataset.ndjson')).catch((error) => {
      documents = undefined
      throw error
    })
    const value = await evaluate(parse(query, { params }), { dataset: await documents, params })
    return value.get()
  }
  return { ask }
}

async function readDocuments(file: string): Promise<unknown[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim())
  return lines
    .map((line) => JSON.parse(line) as { _id: string })
    .filter(({ _id }) => !_id.startsWith('drafts.'))
}
