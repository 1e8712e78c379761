import { blockingRules } from '../schema.ts'
import type { DraftContext } from './draft-context.ts'
import { lintDraft } from './lint-draft.ts'

/** What no text about a product may have, no matter who wrote it; who discloses what is a matter of drafts alone. */
const ANYWHERE = new Set<string>(
  blockingRules.filter(
    (rule) => !['missing_disclosure', 'unsupported_number', 'near_duplicate', 'source_copy'].includes(rule),
  ),
)

/** Whether a statement about a product could stand in a draft, where these are the facts. */
export function mayStand(sentence: string, productName: string, facts: string[]): boolean {
  const given: DraftContext = {
    task: 'post',
    mode: 'mention_disclosed',
    linksAllowed: false,
    product: { name: productName, website: null, description: null, facts },
    context: '',
    post: null,
    source: null,
    ownDrafts: [],
    register: null,
  }
  return !lintDraft({ title: null, content: sentence }, given).some(
    ({ level, rule }) => level === 'block' && ANYWHERE.has(rule),
  )
}
