import { readFile } from 'node:fs/promises'

export type Document = { _id: string; _type: string; [field: string]: unknown }

/** A Sanity export: one document a line. */
export async function readDataset(file: string): Promise<Document[]> {
  const text = await readFile(file, 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line))
}
