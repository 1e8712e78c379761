import { countWords } from '../../../../judge/form/split-words.ts'
import type { Finding } from '../../schema.ts'
import type { ReadDraft } from '../read-draft.ts'
import { warn } from './finding-of.ts'

/** One mark proves nothing; several together read like a machine wrote them. */
const CLUSTER = 2

const marks: [says: string, weight: number, isThere: (text: string, sentences: string[]) => boolean][] = [
  [
    'many long dashes',
    1,
    (text) => count(text, /[—–]|\s--\s/g) >= 2 && (count(text, /[—–]|\s--\s/g) / countWords(text)) * 100 > 1,
  ],
  [
    '"not just X but Y"',
    1,
    (text) =>
      /\b(?:not (?:just|only|merely)|isn't (?:just|only|about)|more than just|it's not (?:just |about )?[^.,]{2,40}[,;—–] ?it's)\b/i.test(
        text,
      ),
  ],
  [
    'lists of three',
    1,
    (text) => count(text, /(?<![\w'-])[\w'-]{1,40}, [\w'-]{1,40}(?: [\w'-]{1,40})?, and [\w'-]/g) >= 2,
  ],
  [
    'praise as an opener',
    1,
    (text) =>
      /^\W*(?:great|excellent|fantastic|awesome|wonderful|amazing|good|love(?:ly)?|what a (?:great|fantastic|wonderful)|this is (?:such )?a (?:great|fantastic|really)|absolutely|congrats|totally (?:get|understand|hear)|i (?:totally|completely) (?:get|understand|hear)) ?(?:question|post|point|thread|topic|idea|this|you|job|on)\b/i.test(
        text,
      ),
  ],
  ['"As someone who"', 1, (text) => /\bas (?:someone|a person|somebody) who\b/i.test(text)],
  [
    'stock phrases',
    1,
    (text) =>
      /\b(?:game[- ]?chang\w+|delve|leverage|seamless(?:ly)?|streamline[sd]?|unlock(?:s|ing)? (?:the|your)|elevate|robust|dive (?:in|into|deep)|deep dive|navigat(?:e|ing) the|in today's|ever-evolving|it's worth noting|it's important to (?:note|remember)|at the end of the day|a testament to|tapestry|landscape of|pain points?|supercharge|empower(?:s|ing)?|holistic|crucial|pivotal)\b/i.test(
        text,
      ),
  ],
  [
    '"hope this helps"',
    1,
    (text) =>
      /\bhope (?:this|that|it) helps\b|\bbest of luck\b|\bfeel free to ask\b|\byou've got this\b|\bhappy (?:building|coding|grooming)\b/i.test(
        text,
      ),
  ],
  ['headings or bold', 1, (text) => /^#{1,4}\s|\*\*[^*\n]+\*\*/m.test(text)],
  ['emoji as bullets', 1, (text) => count(text, /^[ \t]*(?:[-*][ \t]*)?\p{Extended_Pictographic}/gmu) >= 2],
  ['sentences all of one length', 1, (_, sentences) => areEven(sentences.map(countWords))],
  ['curly quotes', 0.5, (text) => /[\u201C\u201D\u2018\u2019]/.test(text)],
]

export function findTells({ fields, sentences }: ReadDraft): Finding[] {
  const text = fields.find(({ field }) => field === 'content')?.text ?? ''
  const own = sentences.filter(({ field }) => field === 'content').map((sentence) => sentence.text)
  const found = marks.filter(([, , isThere]) => isThere(text, own))
  if (found.reduce((sum, [, weight]) => sum + weight, 0) < CLUSTER) return []
  const list = found.map(([says]) => says).join(', ')
  return [
    warn(
      'tells',
      `This reads like a machine wrote it: ${list}. Put in specifics, and say it as you would aloud.`,
    ),
  ]
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function areEven(lengths: number[]): boolean {
  if (lengths.length < 6) return false
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length
  const spread = Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length)
  return mean > 6 && spread / mean < 0.2
}
