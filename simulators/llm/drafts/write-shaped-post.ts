import { nameProduct } from './name-product.ts'
import type { Brief } from './read-brief.ts'
import { titlePhrase } from './title-phrase.ts'
import { toldSentences } from './told-sentences.ts'

const leads: Record<string, string> = {
  opening: '',
  background: 'For context.',
  problem: 'The annoying part.',
  attempt: 'What was tried first.',
  turn: 'Then it turned.',
  result: 'Where it stands now.',
  lesson: 'What to take from it.',
  question: '',
  closing: '',
}

/** The writer's own story, told in the steps of another one. */
export function writeShapedPost(brief: Brief) {
  const told = toldSentences(brief.context)
  const [first = 'What I would tell myself at the start.'] = told
  const steps = brief.beats.map((beat) => beat.replace(/^\d+\.\s*/, '').split(':')[0] ?? '')
  const middle = steps.filter((step) => !['opening', 'question', 'closing'].includes(step))
  const rest = told.slice(1)
  const share = Math.max(1, Math.ceil(rest.length / Math.max(1, middle.length)))
  const paragraphs = middle.flatMap((step, index) => {
    const part = rest.slice(index * share, (index + 1) * share)
    return part.length > 0 ? [[leads[step], ...part].filter(Boolean).join(' ')] : []
  })
  const title = titlePhrase(first)
  const body = [
    first,
    ...paragraphs,
    brief.mode === 'mention_disclosed' ? nameProduct(brief) : '',
    'If you have been through this: which part would you do differently?',
  ]
  if (brief.mode === 'notes_only')
    return `${title}\n\n${body
      .filter(Boolean)
      .map((line) => `- ${line.toLowerCase()}`)
      .join('\n')}`
  return `${title}\n\n${body.filter(Boolean).join('\n\n')}`
}
