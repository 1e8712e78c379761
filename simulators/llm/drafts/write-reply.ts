import { nameProduct } from './name-product.ts'
import { CONCESSION, REPLIES, WELCOMES } from './plain-words.ts'
import type { Brief } from './read-brief.ts'
import { toldSentences } from './told-sentences.ts'

const THANKS = /\b(?:thanks?|thx|cheers|appreciate|helpful|worked|good call|makes sense)\b/i
const OBJECTS = /\b(?:disagree|not true|wrong|doubt|wouldn't|won't work|nope|actually)\b/i

/** A short answer to someone who replied: to thanks a word, to a question an answer, to the rest as much as it takes. */
export function writeReply(brief: Brief) {
  const { mode, quoted, seed, context } = brief
  const reply = quoted('reply') ?? ''
  const asks = reply.includes('?')
  if (mode === 'notes_only') return asks ? '- answer what they ask\n- one case, no pitch' : '- thank them'
  const thanked = WELCOMES[seed % WELCOMES.length] ?? ''
  if (!asks && THANKS.test(reply)) return thanked
  const answer = (!asks && OBJECTS.test(reply) ? CONCESSION : REPLIES[seed % REPLIES.length]) ?? ''
  const named = mode === 'mention_disclosed' ? nameProduct(brief) : ''
  return [answer, toldSentences(context).join(' '), named].filter(Boolean).join('\n\n')
}
