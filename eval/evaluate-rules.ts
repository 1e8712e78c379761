import { z } from 'zod'
import { classifyRules } from '../src/judge/words/rules/classify-rules.ts'
import { type Evaluation, type Figure, share } from './evaluation.ts'

export const labelledRule = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  selfPromotion: z.enum(['banned', 'set_threads', 'ratio', 'with_disclosure', 'silent']),
  aiText: z.enum(['banned', 'disclose', 'silent']),
  links: z.enum(['banned', 'limited', 'silent']),
  quote: z.string().nullable(),
})
export type LabelledRule = z.infer<typeof labelledRule>

const SUBJECTS = ['selfPromotion', 'aiText', 'links'] as const
type Subject = (typeof SUBJECTS)[number]

/**
 * The honest figure for rules never seen: the 75 with even numbers, measured when the patterns had been
 * mended by the other 75 alone (and those were read without a fault). Only then were these looked at too.
 */
const UNSEEN = {
  selfPromotion: { accuracy: 0.773, banRecall: 0.731, banPrecision: 0.864 },
  aiText: { accuracy: 0.987, banRecall: 1, banPrecision: 1 },
  links: { accuracy: 0.933, banRecall: 0.5, banPrecision: 1 },
}
/** There are four rules that ban all links: one wrong costs a quarter. */
const BARS = {
  selfPromotion: { accuracy: 0.9, banRecall: 0.95, banPrecision: 0.85 },
  aiText: { accuracy: null, banRecall: 0.95, banPrecision: 0.9 },
  links: { accuracy: null, banRecall: 0.8, banPrecision: 0.8 },
}
const ABOUT: Record<Subject, string> = { selfPromotion: 'Promotion', aiText: 'Machine text', links: 'Links' }
const MEASURES = { banRecall: 'bans, recall', banPrecision: 'bans, precision', accuracy: 'accuracy' }

/** Whether rules of communities are read as their moderators meant them. */
export function evaluateRules(rules: LabelledRule[]): Evaluation {
  const scores = scoreRules(rules)
  const figures = SUBJECTS.flatMap((subject) =>
    (['banRecall', 'banPrecision', 'accuracy'] as const).map((measure): Figure => {
      const least = BARS[subject][measure]
      return {
        name: `${ABOUT[subject]}, ${MEASURES[measure]}`,
        value: scores[subject][measure],
        bar: least === null ? null : { atLeast: least },
        unseen: UNSEEN[subject][measure],
      }
    }),
  )
  return {
    name: 'rules',
    about: `${rules.length} labelled rules, each read alone. ${scores.quotes.same} of ${scores.quotes.of} quotes are the sentence that decides.`,
    figures,
    table: [
      ['Subject', 'Label', 'Rules', 'Read otherwise'],
      ...SUBJECTS.flatMap((subject) =>
        Object.entries(scores[subject].confusion).map(([label, readings]) => {
          const all = Object.values(readings).reduce((sum, count) => sum + count, 0)
          return [ABOUT[subject], `\`${label}\``, String(all), String(all - (readings[label] ?? 0))]
        }),
      ),
    ],
    misses: SUBJECTS.flatMap((subject) =>
      scores[subject].misses.map(({ id, label, reading }) => ({
        id: `${id}, ${ABOUT[subject].toLowerCase()}`,
        wanted: label,
        got: reading,
      })),
    ),
  }
}

/** How the classifier reads each rule alone, beside its label. */
export function scoreRules(rules: LabelledRule[]) {
  const read = rules.map((rule) => ({
    rule,
    reading: classifyRules([{ name: rule.title, description: rule.text }]),
  }))
  const score = (subject: Subject) => {
    const pairs = read.map(({ rule, reading }) => ({
      id: rule.id,
      title: rule.title,
      label: rule[subject],
      reading: reading[subject],
      quote: reading.quotes[subject],
    }))
    const bans = pairs.filter(({ label }) => label === 'banned')
    const readAsBans = pairs.filter(({ reading }) => reading === 'banned')
    const rightBans = bans.filter(({ reading }) => reading === 'banned')
    const misses = pairs.filter(({ label, reading }) => label !== reading)
    return {
      rules: pairs.length,
      accuracy: share(pairs.length - misses.length, pairs.length),
      banRecall: share(rightBans.length, bans.length),
      banPrecision: share(rightBans.length, readAsBans.length),
      confusion: confusionOf(pairs),
      misses,
    }
  }
  return {
    selfPromotion: score('selfPromotion'),
    aiText: score('aiText'),
    links: score('links'),
    quotes: quotesOf(read),
  }
}

/** Label, then reading, then how often. */
function confusionOf(pairs: { label: string; reading: string }[]) {
  const counts: Record<string, Record<string, number>> = {}
  for (const { label, reading } of pairs) {
    const row = (counts[label] ??= {})
    row[reading] = (row[reading] ?? 0) + 1
  }
  return counts
}

/** How many quotes overlap with the sentence that the label's author chose; where two would do, either is right. */
function quotesOf(read: { rule: LabelledRule; reading: ReturnType<typeof classifyRules> }[]) {
  const quoted = read.flatMap(({ rule, reading }) => {
    const subject = SUBJECTS.find((one) => rule[one] !== 'silent')
    return rule.quote && subject ? [{ wanted: rule.quote, given: reading.quotes[subject] ?? '' }] : []
  })
  const same = quoted.filter(
    ({ wanted, given }) => given !== '' && (given.includes(wanted) || wanted.includes(given)),
  )
  return { same: same.length, of: quoted.length }
}
