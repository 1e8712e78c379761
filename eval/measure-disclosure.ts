import { checkForm } from '../src/features/drafts/judge/check-form.ts'
import type { DraftContext } from '../src/features/drafts/judge/draft-context.ts'
import { readStatus } from '../src/features/drafts/session/read-status.ts'
import type { OpenDraft } from '../src/features/drafts/session/session-state.ts'
import type { Figure } from './evaluation.ts'
import type { LabelledDisclosure } from './recorded/labelled-sets.ts'

/** What the page says of labelled disclosures where nobody reviews them. */
export function measureDisclosure(texts: LabelledDisclosure[]): Pick<Figure, 'name' | 'value'>[] {
  const shown = texts.map((one) => ({ label: one.label, status: statusOf(one) }))
  const missing = shown.filter(({ label }) => label === 'missing')
  const fine = shown.filter(({ label }) => label !== 'missing')
  const part = (of: typeof shown, ...states: string[]) =>
    of.length === 0 ? 0 : of.filter(({ status }) => states.includes(status)).length / of.length
  return [
    { name: 'Undisclosed texts shown as ready without a reviewer, share', value: part(missing, 'ready') },
    { name: 'Disclosed texts locked, share', value: part(fine, 'lock') },
    { name: 'Disclosed texts called wrong, share', value: part(fine, 'lock', 'fault') },
  ]
}

function statusOf(labelled: LabelledDisclosure) {
  const draft = { title: null, content: labelled.text }
  const open = { reading: { is: 'unread' }, reads: [], text: draft } as unknown as OpenDraft
  const place = { post: { subreddit: null }, passport: null }
  const findings = checkForm(draft, contextOf(labelled))
  return readStatus(open, { findings, uncheckable: false }, place).is
}

/** A comment that may name its product, of which nothing else is known. */
export const contextOf = ({ product: name, website, description }: LabelledDisclosure): DraftContext => ({
  task: 'comment',
  mode: 'mention_disclosed',
  linksAllowed: true,
  product: { name, website, description, facts: [], disclosures: [] },
  context: '',
  founder: '',
  post: null,
  source: null,
  ownDrafts: [],
  register: null,
  writtenLinks: [],
})
