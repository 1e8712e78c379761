import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const recording = z.object({ key: z.string(), verdict: z.unknown() })
const answered = z.object({
  key: z.string(),
  answer: z.object({ verdicts: z.array(z.object({ verdict: z.unknown() })).length(1) }).optional(),
})

/**
 * What a real model answered to the product's own questions, kept by the question's wording, its subject and one item: never by the batch in
 * which an item was asked about, so any other batch can be answered, too.
 */
export type Recordings = ReadonlyMap<string, unknown>

/** The same question asked at another moment: of a community, its members and newest titles are left out. */
export const steadyKeyOf = (instructions: string, subject: unknown, item: unknown) =>
  keyOf(
    instructions,
    subject,
    isObject(item) ? { ...item, members: undefined, recentTitles: undefined } : item,
  )

const isObject = (value: unknown) => typeof value === 'object' && value !== null

export const keyOf = (instructions: string, subject: unknown, item: unknown) =>
  createHash('sha256')
    .update([instructions, sorted(subject), sorted(item)].join('\n'))
    .digest('hex')
    .slice(0, 24)

/** From files of lines, and from answers to questions that had none: `missing/<key>.json` with an `answer`. */
export function readRecordings(...folders: string[]): Recordings {
  const lines = folders
    .flatMap((folder) => globSync(join(folder, '*.jsonl')))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => recording.parse(JSON.parse(line)))
  const later = folders
    .map((folder) => join(folder, 'missing'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => globSync(join(folder, '*.json')))
    .map((file) => answered.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .flatMap(({ key, answer }) => (answer ? [{ key, verdict: answer.verdicts[0]?.verdict }] : []))
  return new Map([...lines, ...later].map(({ key, verdict }) => [key, verdict]))
}

const sorted = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
