import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** As `keepQuestion` leaves it. */
const question = z.object({
  key: z.string(),
  version: z.string(),
  messages: z.tuple([z.object({ content: z.string() }), z.object({ content: z.string() })]),
  schema: z.union([z.literal('text'), z.record(z.string(), z.unknown())]),
})
export type Question = z.infer<typeof question>

const batch = z.array(z.object({ hash: z.string() }))
/** `05.json` has questions, `05.answers.json` their answers. */
const NUMBERED = /\/(\d+)\.json$/

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const readQuestions = (folder: string): Question[] =>
  globSync(join(folder, 'missing/*.json'))
    .toSorted()
    .map((file) => question.parse(readJson(file)))

/** The batches that are there already, in their order. */
export const readBatches = (folder: string) =>
  globSync(join(folder, 'batches/*.json'))
    .filter((file) => NUMBERED.test(file))
    .map((file) => {
      const answers = file.replace(/json$/, 'answers.json')
      return {
        number: Number(NUMBERED.exec(file)?.[1]),
        hashes: batch.parse(readJson(file)).map(({ hash }) => hash),
        /** Null where nobody has answered it yet. */
        answers: existsSync(answers) ? z.record(z.string(), z.unknown()).parse(readJson(answers)) : null,
      }
    })
    .toSorted((a, b) => a.number - b.number)
