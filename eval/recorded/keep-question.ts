import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What a model is asked, and the shape of its answer; null where that is plain text. */
type Question = {
  key: string
  version: string
  instructions: string
  prompt: string
  schema: z.ZodType | null
}

/** Puts a question that has no answer yet into a folder. Someone puts the model's `answer` beside it. */
export function keepQuestion(folder: string, { key, version, instructions, prompt, schema }: Question) {
  const file = join(folder, `${key}.json`)
  if (existsSync(file)) {
    if (JSON.parse(readFileSync(file, 'utf8')).answer === undefined) return
    throw new Error(
      `The answer in ${file} doesn't fit the question: it's malformed, or quotes what isn't there.`,
    )
  }
  const question = {
    key,
    version,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ],
    schema: schema ? z.toJSONSchema(schema) : 'text',
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(question, null, 2)}\n`)
}
