import { z } from 'zod'
import { lintDraft } from '../src/features/drafts/judge/lint-draft.ts'
import { blockingRules, modes, tasks } from '../src/features/drafts/schema.ts'
import { type Evaluation, share } from './evaluation.ts'
import { slowest } from './slowest.ts'

const ROUNDS = 5

export const lintEntry = z.object({
  id: z.string(),
  task: z.enum(tasks),
  mode: z.enum(modes),
  linksAllowed: z.boolean(),
  product: z.object({
    name: z.string(),
    website: z.string().nullable(),
    description: z.string().nullable(),
    facts: z.array(z.string()),
  }),
  context: z.string(),
  post: z.object({ title: z.string(), text: z.string() }).nullable(),
  source: z.string().nullable(),
  ownDrafts: z.array(z.string()),
  title: z.string().nullable(),
  text: z.string(),
  expect: z.array(z.enum(blockingRules)),
  /** Rules that may block it, too, and be right. */
  alsoRight: z.array(z.enum(blockingRules)).default([]),
  /** It must be blocked, by whichever rule. */
  anyBlock: z.boolean().default(false),
})
export type LintEntry = z.infer<typeof lintEntry>

/** Whether drafts are blocked that must be, and only those; and which rule found what. */
export function evaluateLint(entries: LintEntry[]): Evaluation {
  const judged = entries.map((entry) => ({ entry, rules: blockingRulesOf(entry) }))
  const bad = judged.filter(({ entry }) => isBad(entry))
  const blocked = judged.filter(({ entry, rules }) =>
    isBad(entry) ? rules.length > 0 : wrongRules(entry, rules).length > 0,
  )
  const caught = bad.filter(({ rules }) => rules.length > 0)
  const misses = judged
    .filter(({ entry, rules }) =>
      isBad(entry)
        ? rules.length === 0 || entry.expect.some((rule) => !rules.includes(rule))
        : wrongRules(entry, rules).length > 0,
    )
    .map(({ entry, rules }) => ({
      id: entry.id,
      wanted: entry.expect.join(', ') || 'clean',
      got: rules.join(', ') || 'clean',
    }))
  return {
    name: 'lint',
    about: `${entries.length} labelled drafts, ${bad.length} of which must be blocked.`,
    figures: [
      { name: 'Recall, drafts', value: share(caught.length, bad.length), bar: { atLeast: 0.98 } },
      { name: 'Precision, drafts', value: share(caught.length, blocked.length), bar: { atLeast: 0.95 } },
      { name: 'Slowest 5 %, milliseconds', value: lintTime(entries), bar: { atMost: 20 } },
    ],
    table: [
      ['Rule', 'Expected', 'Found', 'On clean drafts'],
      ...blockingRules.map((rule) => {
        const expected = judged.filter(({ entry }) => entry.expect.includes(rule))
        const found = expected.filter(({ rules }) => rules.includes(rule))
        const wrong = judged.filter(
          ({ entry, rules }) => !isBad(entry) && wrongRules(entry, rules).includes(rule),
        )
        return [`\`${rule}\``, String(expected.length), String(found.length), String(wrong.length)]
      }),
    ],
    misses,
  }
}

const isBad = ({ expect, anyBlock }: LintEntry) => anyBlock || expect.length > 0
const wrongRules = ({ alsoRight }: LintEntry, rules: string[]) =>
  rules.filter((rule) => !alsoRight.some((right) => right === rule))

export const findingsOf = ({ title, text, ...given }: LintEntry) =>
  lintDraft({ title, content: text }, { ...given, register: null })

const blockingRulesOf = (entry: LintEntry) => [
  ...new Set(
    findingsOf(entry)
      .filter(({ level }) => level === 'block')
      .map(({ rule }) => rule),
  ),
]

/** Once warm, as it is in a browser that stays open. */
const lintTime = (entries: LintEntry[]) =>
  slowest(
    Array.from({ length: ROUNDS }, () => entries).flatMap((round) =>
      round.map((entry) => () => findingsOf(entry)),
    ),
  )
