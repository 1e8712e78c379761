import { tidy } from '../../../judge/form/cut-out.ts'
import { showHidden } from '../../../judge/form/hidden-characters.ts'
import type { Finding } from '../schema.ts'
import type { DraftContext, DraftText } from './draft-context.ts'
import { foreignLinks } from './rules/foreign-link.ts'

/** The draft with one finding mended, because the user has asked for it; as it was where the finding has no repair. */
export function repairDraft(draft: DraftText, { field, repair }: Finding, given: DraftContext): DraftText {
  const text = draft[field] ?? ''
  switch (repair) {
    case 'remove_link':
      return { ...draft, [field]: removeLinks(text, given) }
    case 'remove_hidden':
      return { ...draft, [field]: showHidden(text) }
    case null:
      return draft
  }
}

/** Only the addresses: what is left of the sentence is the user's to judge. */
function removeLinks(text: string, given: DraftContext) {
  const links = foreignLinks(text, given).toReversed()
  return tidy(
    links.reduce(
      (rest, { link }) => rest.slice(0, link.start) + labelOf(link.label) + rest.slice(link.end),
      text,
    ),
  )
}

/** A label may be an address itself. */
const labelOf = (label: string | null) => (label === null || /\w\.\w/.test(label) ? '' : label)
