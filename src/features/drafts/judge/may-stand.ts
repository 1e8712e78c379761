import type { Finding } from '../schema.ts'
import { checkForm } from './check-form.ts'
import type { DraftContext } from './draft-context.ts'

/** A matter of drafts, and not of what is said about a product. */
const OF_DRAFTS = new Set<Finding['rule']>(['unknown_number', 'near_duplicate', 'source_copy'])

/** Whether a statement about a product could stand in a draft, where these are the facts. */
export function mayStand(sentence: string, productName: string, facts: string[]): boolean {
  const given: DraftContext = {
    task: 'post',
    mode: 'mention_disclosed',
    linksAllowed: false,
    product: { name: productName, website: null, description: null, facts, disclosures: [] },
    context: '',
    founder: '',
    post: null,
    source: null,
    ownDrafts: [],
    register: null,
    writtenLinks: [],
  }
  return !checkForm({ title: null, content: sentence }, given).some(
    ({ level, rule }) => level !== 'advice' && !OF_DRAFTS.has(rule),
  )
}
