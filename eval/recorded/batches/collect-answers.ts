import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { verdictIn } from '../../../simulators/llm/recordings.ts'
import { type Question, readBatches, readQuestions } from './batch-files.ts'

const BY = 'written apart from the code by a frontier model'

/** Takes answers over into recordings, one file a version. What doesn't have the shape that was asked for is left, and named. */
export function collectAnswers(folder: string, into: string, on: string) {
  const answers = new Map(readBatches(folder).flatMap(({ answers: said }) => Object.entries(said ?? {})))
  const taken: string[] = []
  const unfit: string[] = []
  for (const question of readQuestions(folder)) {
    const { key, version } = question
    const answer = answers.get(key)
    if (answer === undefined) continue
    if (!fits(question, answer)) {
      unfit.push(key)
      continue
    }
    const line = { key, on, by: BY, ...(isAboutItem(question) ? { verdict: verdictIn(answer) } : { answer }) }
    appendFileSync(join(into, `${version}.writing.jsonl`), `${JSON.stringify(line)}\n`)
    rmSync(join(folder, 'missing', `${key}.json`))
    taken.push(key)
  }
  return { taken: taken.length, unfit }
}

function fits(question: Question, answer: unknown) {
  const { schema } = question
  if (schema === 'text') return typeof answer === 'string' && answer.trim() !== ''
  if (!z.fromJSONSchema(schema).safeParse(answer).success) return false
  // The shape lets a model leave out what it can't tell. Someone who answers one question can.
  return !isAboutItem(question) || verdictIn(answer) !== answer
}

const isAboutItem = ({ schema }: Question) =>
  schema !== 'text' && Object.hasOwn(Object(schema.properties), 'verdicts')
