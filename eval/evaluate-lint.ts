import { z } from 'zod'
import { inspectDraft } from '../src/features/drafts/judge/inspect-draft.ts'
import { type Finding, modes, tasks } from '../src/features/drafts/schema.ts'
import { type Evaluation, type Figure, type Miss, share } from './evaluation.ts'
import { figuresOfHalves, type Half, type KnownMisses } from './halves.ts'
import { slowest } from './slowest.ts'

const ROUNDS = 5
const WRONGLY = 'Good drafts with a lock or a fault, share'
const FOUND = 'Labels of form found, share'

/** Labels that code answers for, and the rules that find them. */
const formLabels = {
  foreign_link: ['foreign_link'],
  hidden_characters: ['hidden_characters'],
  placeholder_left: ['placeholder_left'],
  contact_details: ['contact_details'],
  unsupported_number: ['unknown_number'],
  forbidden_mention: ['named_where_banned'],
  source_copy: ['source_copy'],
  near_duplicate: ['near_duplicate'],
  machine_text: ['machine_text', 'flood'],
} as const satisfies Record<string, Finding['rule'][]>
type FormLabel = keyof typeof formLabels
const namesOfForm = Object.keys(formLabels) as FormLabel[]

/** Labels that only a reviewer can answer for. */
const meaningLabels = [
  'missing_disclosure',
  'poses_as_customer',
  'unproven_history',
  'unsupported_claim',
  'begging',
] as const
const label = z.enum([...namesOfForm, ...meaningLabels])

export const lintEntry = z.object({
  id: z.string(),
  task: z.enum(tasks),
  mode: z.enum(modes),
  linksAllowed: z.boolean().default(true),
  product: z.object({
    name: z.string(),
    website: z.string().nullable(),
    description: z.string().nullable(),
    facts: z.array(z.string()),
    disclosures: z.array(z.string()).default([]),
    founder: z.string().default(''),
  }),
  context: z.string(),
  post: z.object({ title: z.string(), text: z.string() }).nullable(),
  source: z.string().nullable().default(null),
  ownDrafts: z.array(z.string()).default([]),
  title: z.string().nullable(),
  text: z.string(),
  expect: z.array(label),
  /** Labels that may be found, too, and be right. */
  alsoRight: z.array(label).default([]),
  /** Something is wrong with it, whatever it's called. */
  anyBlock: z.boolean().default(false),
  lang: z.string().default('en'),
})
export type LintEntry = z.infer<typeof lintEntry>

export const isGood = ({ expect, anyBlock }: LintEntry) => expect.length === 0 && !anyBlock

/** A labelled draft as the product looks at one that a model has just written. What its maker tells of themselves is told, too. */
export function inspectEntry({ title, text, ...given }: LintEntry) {
  const { founder } = given.product
  return inspectDraft({ title, content: text }, { ...given, founder, register: null, writtenLinks: [] }, [])
}

const COMMON = "a name that is also a common word, a rival's price beside the product's name, and a sum"
const NUMBERS = "numbers in sentences that don't name the product, which a reviewer weighs"
const NOT_LOOKED_AT = 'only totals of this half are read'

const KNOWN: KnownMisses = {
  tuning: {
    [WRONGLY]: { why: COMMON, atWorst: 0.037 },
    [FOUND]: { why: NUMBERS, atWorst: 0.844 },
  },
  unseen: { [FOUND]: { why: NOT_LOOKED_AT, atWorst: 0.333 } },
}

/** What code alone does with labelled drafts, where nobody reviews them. Of the unseen half only sums are told. */
export function evaluateLint(halves: Record<Half, LintEntry[]>): Evaluation {
  const tuning = measureForm(halves.tuning)
  const unseen = measureForm(halves.unseen)
  return {
    name: 'drafts by form',
    about: [
      `${halves.tuning.length} labelled drafts to tune by and ${halves.unseen.length} unseen ones, looked at by code alone. It answers for form`,
      `only: ${meaningLabels.map((one) => `\`${one}\``).join(', ')} and a product that is hinted at but not named are for a reviewer, so they`,
      "don't count here. The first score was taken when the checks had been mended by the older drafts already.",
    ].join(' '),
    figures: figuresOfHalves({ tuning: tuning.figures, unseen: unseen.figures }, KNOWN),
    table: [
      ['Label', 'To tune by', 'Found', 'Fault in good drafts', 'Unseen', 'Found', 'Fault in good drafts'],
      ...namesOfForm.map((one) => [
        `\`${one}\``,
        ...[tuning, unseen].flatMap(({ countOf }) => countOf(one).map(String)),
      ]),
    ],
    misses: tuning.misses,
  }
}

/** Figures of one set, and what lies behind them. */
export function measureForm(entries: LintEntry[]) {
  const judged = entries.map((entry) => ({
    entry,
    labels: formLabelsOf(entry),
    findings: inspectEntry(entry).findings,
  }))
  const good = judged.filter(({ entry }) => isGood(entry))
  const locked = good.filter(({ findings }) => findings.some(({ level }) => level === 'lock'))
  const faulty = good.flatMap((one) => {
    const wrong = wrongRules(one)
    return wrong.length > 0 ? [{ ...one, wrong }] : []
  })
  const expected = judged.flatMap((one) => one.labels.map((wanted) => ({ ...one, wanted })))
  const found = expected.filter(isFound)
  const figures: Figure[] = [
    { name: 'Good drafts locked', value: locked.length, bar: { atMost: 0 } },
    {
      name: WRONGLY,
      value: good.length === 0 ? 0 : faulty.length / good.length,
      bar: { atMost: 0.03 },
    },
    {
      name: FOUND,
      value: share(found.length, expected.length),
      bar: { atLeast: 0.98 },
    },
    { name: 'Slowest 5 %, milliseconds', value: timeOf(entries), bar: { atMost: 20 } },
  ]
  const misses: Miss[] = [
    ...faulty.map(({ entry, wrong }) => ({ id: entry.id, wanted: 'good', got: wrong.join(', ') })),
    ...expected
      .filter((one) => !isFound(one))
      .map(({ entry, wanted, findings }) => ({
        id: entry.id,
        wanted,
        got: [...new Set(findings.map(({ rule }) => rule))].join(', ') || 'nothing',
      })),
  ]
  const countOf = (wanted: FormLabel) => [
    expected.filter((one) => one.wanted === wanted).length,
    found.filter((one) => one.wanted === wanted).length,
    faulty.filter(({ wrong }) => formLabels[wanted].some((rule) => wrong.includes(rule))).length,
  ]
  return { figures, misses, countOf }
}

type Judged = { entry: LintEntry; findings: Finding[] }

const isFound = ({ findings, wanted }: Judged & { wanted: FormLabel }) =>
  findings.some(({ level, rule }) => level !== 'advice' && rulesOf([wanted]).includes(rule))

/** Rules that call a draft wrong, but for those that its label calls right. */
function wrongRules({ entry, findings }: Judged): Finding['rule'][] {
  const right = rulesOf(entry.alsoRight)
  const held = findings.filter(({ level, rule }) => level !== 'advice' && !right.includes(rule))
  return [...new Set(held.map(({ rule }) => rule))]
}

const rulesOf = (labels: LintEntry['expect']): Finding['rule'][] =>
  labels.filter(isOfForm).flatMap((one) => formLabels[one])

const isOfForm = (one: LintEntry['expect'][number]): one is FormLabel => one in formLabels

/** A product that is only hinted at is for the reviewer. */
const formLabelsOf = (entry: LintEntry) =>
  entry.expect.filter(isOfForm).filter((one) => one !== 'forbidden_mention' || saysName(entry))

/** However it is spelt: only letters and digits count. */
function saysName({ title, text, product: { name } }: LintEntry) {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return plain(`${title ?? ''}${text}`).includes(plain(name))
}

/** Once warm, as it is in a browser that stays open. */
const timeOf = (entries: LintEntry[]) =>
  slowest(
    Array.from({ length: ROUNDS }, () => entries).flatMap((round) =>
      round.map((entry) => () => inspectEntry(entry)),
    ),
  )
