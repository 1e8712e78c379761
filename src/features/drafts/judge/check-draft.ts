import { findNamings } from '../../../judge/form/names-product.ts'
import { checkForm } from './check-form.ts'
import type { DraftContext, DraftText } from './draft-context.ts'

/** What code can tell about a text at once, and whether it names the product. */
export const checkDraft = (text: DraftText, given: DraftContext) => ({
  findings: checkForm(text, given),
  named: findNamings(`${text.title ?? ''}\n${text.content}`, given.product).length > 0,
})

export type DraftCheck = ReturnType<typeof checkDraft>
