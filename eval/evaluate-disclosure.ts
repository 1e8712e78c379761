import { z } from 'zod'
import type { DraftContext } from '../src/features/drafts/judge/draft-context.ts'
import { lintDraft } from '../src/features/drafts/judge/lint-draft.ts'
import { type Evaluation, share } from './evaluation.ts'

export const disclosureEntry = z.object({
  id: z.string(),
  product: z.string(),
  website: z.string().nullable(),
  text: z.string(),
  label: z.enum(['missing', 'disclosed', 'not_named']),
})
export type DisclosureEntry = z.infer<typeof disclosureEntry>

/** Whether a naming without disclosure is ever let through, and how often a disclosed one is blocked. */
export function evaluateDisclosure(entries: DisclosureEntry[]): Evaluation {
  const judged = entries.map((entry) => ({ entry, blocked: lacksDisclosure(entry) }))
  const missing = judged.filter(({ entry }) => entry.label === 'missing')
  const fine = judged.filter(({ entry }) => entry.label !== 'missing')
  const wrong = (label: DisclosureEntry['label']) =>
    judged.filter(({ entry, blocked }) => entry.label === label && blocked !== (label === 'missing'))
  return {
    name: 'disclosure',
    about: `${entries.length} labelled texts, ${missing.length} of which name the product without saying who makes it.`,
    figures: [
      { name: 'Let through undisclosed', value: wrong('missing').length, bar: { atMost: 0 } },
      {
        name: 'Blocked wrongly, share',
        value: share(fine.filter(({ blocked }) => blocked).length, fine.length),
        bar: { atMost: 0.05 },
      },
    ],
    table: [
      ['Label', 'Texts', 'Judged wrongly'],
      ...(['missing', 'disclosed', 'not_named'] as const).map((label) => [
        `\`${label}\``,
        String(judged.filter(({ entry }) => entry.label === label).length),
        String(wrong(label).length),
      ]),
    ],
    misses: judged
      .filter(({ entry, blocked }) => blocked !== (entry.label === 'missing'))
      .map(({ entry, blocked }) => ({
        id: entry.id,
        wanted: entry.label,
        got: blocked ? 'blocked' : 'let through',
      })),
  }
}

function lacksDisclosure({ product, website, text }: DisclosureEntry): boolean {
  const given: DraftContext = {
    task: 'comment',
    mode: 'mention_disclosed',
    linksAllowed: true,
    product: { name: product, website, description: null, facts: [] },
    context: '',
    post: null,
    source: null,
    ownDrafts: [],
    register: null,
  }
  return lintDraft({ title: null, content: text }, given).some(({ rule }) => rule === 'missing_disclosure')
}
