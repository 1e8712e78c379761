import { findLinks } from '../../../judge/form/find-links.ts'
import { checkDraft } from './check-draft.ts'
import type { DraftContext, DraftText } from './draft-context.ts'
import { stateDraft } from './state-draft.ts'

export type Inspected = ReturnType<typeof inspectDraft>

/** What code can tell about a draft that a model has just written, and how it is put to a reviewer. */
export function inspectDraft(draft: DraftText, given: DraftContext, rules: string[]) {
  const links = findLinks(`${draft.title ?? ''}\n${draft.content}`).map(({ written }) => written)
  const writtenLinks = [...new Set(links)]
  const stated = stateDraft(draft, { ...given, mayName: given.mode === 'mention_disclosed' }, rules)
  return { draft, writtenLinks, stated, ...checkDraft(draft, { ...given, writtenLinks }) }
}
