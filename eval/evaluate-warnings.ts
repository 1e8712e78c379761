import { warningRules } from '../src/features/drafts/schema.ts'
import { findingsOf, type LintEntry } from './evaluate-lint.ts'
import { type Evaluation, share } from './evaluation.ts'

const OTHER_WORDS = 'an answer in other words than the question is not seen to be one'

/** How often a draft that a person wrote well is warned about all the same. */
export function evaluateWarnings(entries: LintEntry[]): Evaluation {
  const clean = entries.filter(({ expect }) => expect.length === 0)
  const judged = clean.map((entry) => ({
    id: entry.id,
    warnings: findingsOf(entry).filter(({ level }) => level === 'warn'),
  }))
  const warned = judged.filter(({ warnings }) => warnings.length > 0)
  const by = (rule: (typeof warningRules)[number]) =>
    judged.filter(({ warnings }) => warnings.some((one) => one.rule === rule)).length
  return {
    name: 'warnings',
    about: `The ${clean.length} clean drafts of the lint set, all written by hand. Nothing is known of the community there, so its length isn't judged. The first score was taken when the checks had been mended already.`,
    figures: [
      {
        name: 'Clean drafts warned, share',
        value: share(warned.length, clean.length),
        bar: { atMost: 0.1 },
        knownMiss: { why: OTHER_WORDS, atWorst: 0.16 },
      },
    ],
    table: [['Warning', 'Clean drafts'], ...warningRules.map((rule) => [`\`${rule}\``, String(by(rule))])],
    misses: warned.map(({ id, warnings }) => ({
      id,
      wanted: 'clean',
      got: warnings.map(({ rule }) => rule).join(', '),
    })),
  }
}
