import { nameProduct } from './name-product.ts'
import { ANSWER, ASK, OPTION, pick, TIPS } from './plain-words.ts'
import type { Brief } from './read-brief.ts'
import { toldSentences } from './told-sentences.ts'

/** An answer first, then ways to do it, what the writer knows, and the product only at the end and only where it may be named. */
export function writeComment(brief: Brief) {
  if (brief.mode === 'notes_only')
    return [ANSWER, ...TIPS.slice(0, 3), OPTION].map((note) => `- ${shortNote(note)}`).join('\n')
  const most = brief.length?.most ?? 110
  const named = brief.mode === 'mention_disclosed' ? nameProduct(brief) : ''
  const known = toldSentences(brief.context).join(' ')
  const body = [ANSWER, ...pick(TIPS, 3, brief.seed)]
  const parts = [body.join(' '), known, OPTION, named, brief.seed % 3 === 0 ? ASK : '']
  return fit(parts.filter(Boolean), TIPS.length, most, [known, named])
}

/** Leaves out from the middle until it is as long as people write here. */
function fit(parts: string[], spare: number, most: number, kept: string[]) {
  let [body = '', ...rest] = parts
  for (let cut = 0; cut < spare && wordsIn([body, ...rest]) > most; cut += 1) {
    const sentences = body.match(/[^.!?]+[.!?]+\s*/g) ?? [body]
    if (sentences.length > 2) body = sentences.slice(0, -1).join('').trim()
    else rest = rest.filter((part) => kept.includes(part))
  }
  return [body, ...rest].join('\n\n')
}

const wordsIn = (parts: string[]) => parts.join(' ').split(/\s+/).length

/** Telegram style: what to say, not a sentence to paste. */
const shortNote = (sentence: string) =>
  sentence
    .replace(/^(?:I would|I'd|You can|It is worth|It's worth) /, '')
    .split(/[:,.]/)[0]
    ?.split(' ')
    .slice(0, 9)
    .join(' ')
    .toLowerCase() ?? ''
