import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const PROMPTS = [
  'src/features/drafts/prompts/comment.v4.ts',
  'src/features/drafts/prompts/shared.v4.ts',
  'src/features/drafts/prompts/repair.v2.ts',
  'src/features/drafts/prompts/state-product.ts',
  'src/judge/model/review-draft.v1.ts',
  'src/prompting/quote-strangers.ts',
  'eval/model/judge.v1.ts',
]

/** The prompts behind a report, each with the beginning of its hash: two reports compare only where they are the same. */
export const statePrompts = () =>
  PROMPTS.map((path) => {
    const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
    return `${basename(path, '.ts')} (${createHash('sha256').update(text).digest('hex').slice(0, 8)})`
  }).join(', ')
