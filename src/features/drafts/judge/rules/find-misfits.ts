import { gradeOf } from '../../../../judge/form/measure-grade.ts'
import { countWords } from '../../../../judge/form/split-words.ts'
import { contentWords } from '../../../../judge/words/claim-words.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import { findAsks } from '../find-asks.ts'
import type { ReadDraft } from '../read-draft.ts'
import { mustStay } from '../repair-draft.ts'
import { quote, warn } from './finding-of.ts'

const USUAL_GRADE = 8
const GRADE_ABOVE = 3
/** A grade of fewer words is chance. */
const FEWEST_WORDS = 40

/** Longer, shorter or harder to read than what people write there, or past what was asked. */
export function findMisfits({ fields, sentences }: ReadDraft, given: DraftContext): Finding[] {
  const text = fields.find(({ field }) => field === 'content')?.text ?? ''
  const canShorten = sentences.some((_, at) => !mustStay(sentences, at))
  return [
    ...findLength(text, given, canShorten),
    ...findHardness(text, given),
    ...findUnanswered(text, given),
  ]
}

function findLength(text: string, { register, task }: DraftContext, canShorten: boolean): Finding[] {
  if (!register || task !== 'comment') return []
  const words = countWords(text)
  const usual = `Comments here have ${register.p25Words} to ${register.p90Words} words, this one ${words}.`
  if (words > register.p90Words)
    return [warn('length', `${usual} Make it shorter.`, null, canShorten ? 'shorten' : null)]
  return words < register.p25Words ? [warn('length', `${usual} Say a little more.`)] : []
}

function findHardness(text: string, { register }: DraftContext): Finding[] {
  if (countWords(text) < FEWEST_WORDS) return []
  const grade = gradeOf(text)
  if (grade <= (register?.grade ?? USUAL_GRADE) + GRADE_ABOVE) return []
  return [
    warn(
      'hard_to_read',
      'This is harder to read than what people write here. Use shorter sentences and plainer words.',
    ),
  ]
}

function findUnanswered(text: string, { post, task }: DraftContext): Finding[] {
  if (!post || task !== 'comment') return []
  const said = new Set(contentWords(text))
  return findAsks(post)
    .filter((ask) => {
      const wanted = contentWords(ask).filter((word) => !ASKING.has(word))
      return wanted.length > 0 && !wanted.some((word) => said.has(word))
    })
    .map((ask) =>
      warn(
        'ask_not_addressed',
        `The post asks ${quote(ask)}, and this doesn't answer it. Say something about it, or that you don't know.`,
      ),
    )
}

const ASKING = new Set(
  contentWords(
    'advice suggestions suggestion recommend recommendation recommendations question help idea ideas tips tip best good experience anyone guys folks feedback input appreciated today',
  ),
)
