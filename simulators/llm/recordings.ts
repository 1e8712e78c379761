import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A verdict on one item, or the whole answer to a question that isn't about items. */
const recording = z.object({
  key: z.string(),
  verdict: z.unknown().optional(),
  answer: z.unknown().optional(),
})
const onOneItem = z.object({ verdicts: z.array(z.object({ verdict: z.unknown() })).length(1) })

/**
 * What a real model answered to the product's own questions, kept by the question's wording, its subject and one item: never by the batch in
 * which an item was asked about, so any other batch can be answered, too. What is about no items is kept by the whole prompt.
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
  hash([instructions, sorted(subject), sorted(item)])

/** Of a question that isn't about items: a draft to write, an outline, sentences to mend. */
export const promptKeyOf = (instructions: string, prompt: string) =>
  hash([instructions, prompt.replaceAll(MARKER, '<<<$1>>>')])

/** The same draft asked for at another moment: what is well received under a post by then, and how long that is, is left out. */
export const steadyPromptKeyOf = (instructions: string, prompt: string) =>
  promptKeyOf(instructions, prompt.replace(WELL_RECEIVED, '').replaceAll(LENGTH, ''))

/** Between marks that no stranger can write. */
const WELL_RECEIVED =
  /(?<=^<<<end post-[\w-]{16}>>>\n\n)WELL RECEIVED[^]*?\n<<<end comment-\d+-[\w-]{16}>>>\n\n(?=WRITER SAYS)/m
const LENGTH = /(?<=(?:>>>|^RULES: none known\.)\n\n)(?:(?:LENGTH|LISTS|CASE): .*\n)+/gm

/** They are new for each request. */
const MARKER = /<<<((?:end )?[a-z]+(?:-\d+)?)-[\w-]{16}>>>/g

const hash = (parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)

/** From files of lines, and from answers to questions that had none: `missing/<key>.json` with an `answer`. */
export function readRecordings(...folders: string[]): Recordings {
  const lines = folders
    .flatMap((folder) => globSync(join(folder, '*.jsonl')))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => recording.parse(JSON.parse(line)))
    .map(({ key, verdict, answer }) => [key, verdict ?? answer] as const)
  const later = folders
    .map((folder) => join(folder, 'missing'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => globSync(join(folder, '*.json')))
    .map((file) => recording.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .flatMap(({ key, answer }) => (answer === undefined ? [] : [[key, verdictIn(answer)] as const]))
  return new Map([...lines, ...later])
}

/** What is kept of an answer: of one about an item, its verdict. */
export function verdictIn(answer: unknown): unknown {
  const { data } = onOneItem.safeParse(answer)
  return data ? data.verdicts[0]?.verdict : answer
}

const sorted = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
