import { faultOf, findLinks, type Link, type LinkFault } from '../../../../judge/form/find-links.ts'
import { hostOf } from '../../../../judge/form/names-product.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import { ownWords } from '../known-words.ts'
import type { ReadDraft } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

/** Any link but the product's own address, and that one only where links may stand. */
export function findForeignLinks({ fields }: ReadDraft, given: DraftContext): Finding[] {
  return fields.flatMap(({ field, text }) =>
    foreignLinks(text, given).map(({ link, fault }) =>
      block(
        'foreign_link',
        { field, start: link.start, end: link.end },
        explain(link, fault),
        'remove_link',
        false,
      ),
    ),
  )
}

export function foreignLinks(text: string, given: DraftContext) {
  const allowed = given.linksAllowed && given.mode === 'mention_disclosed'
  return findLinks(text).flatMap((link) => {
    const fault = isOnlyName(link, given) ? null : faultOf(link, given.product, allowed)
    return fault ? [{ link, fault }] : []
  })
}

/** Some products are called like an address, and the user may have named one. */
function isOnlyName({ bare, written }: Link, given: DraftContext) {
  if (!bare || !/^[\w-]+\.\w+$/.test(written)) return false
  if (written.toLowerCase() === given.product.name.trim().toLowerCase()) return true
  return (
    written.toLowerCase() !== hostOf(given.product.website) &&
    ownWords(given)
      .toLowerCase()
      .split(/[\s,;:()"']+/)
      .some((word) => word.replace(/\.$/, '') === written.toLowerCase())
  )
}

const SAYS: Record<LinkFault, string> = {
  foreign: "is not your product's own address. Take it out.",
  shortener: 'hides where it leads. Take it out.',
  tracking: 'carries tracking, which moderators remove. Take it out, or use the plain address.',
  not_allowed: 'may not stand here: links are not allowed in this draft. Take it out.',
}

const explain = ({ written }: Link, fault: LinkFault) => `The link ${quote(written)} ${SAYS[fault]}`
