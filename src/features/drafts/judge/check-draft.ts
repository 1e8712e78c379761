import { namesProduct } from '../../../judge/form/names-product.ts'
import { checkForm } from './check-form.ts'
import type { DraftContext, DraftText } from './draft-context.ts'
import { saysItsTheirs } from './says-its-theirs.ts'

/** What code can tell about a text at once, and whether it names the product. */
export const checkDraft = (text: DraftText, given: DraftContext) => ({
  findings: checkForm(text, given),
  named: namesProduct(`${text.title ?? ''}\n${text.content}`, given.product),
  disclosed: saysItsTheirs(text, given),
})

export type DraftCheck = ReturnType<typeof checkDraft>
