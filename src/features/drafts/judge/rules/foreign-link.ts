import { faultOf, findLinks, type Link, type LinkFault } from '../../../../judge/form/find-links.ts'
import { hostOf } from '../../../../judge/form/names-product.ts'
import type { DraftContext } from '../draft-context.ts'
import { ownWords } from '../known-words.ts'
import { type FormRule, fault, lock, quote } from './form-rule.ts'

/**
 * Any link but the product's own address, and that one only where links may stand. One that the model wrote may come from a stranger, so it
 * keeps the draft from being copied; one that the user wrote is theirs.
 */
export const foreignLink: FormRule = {
  id: 'foreign_link',
  find: ({ fields }, given) =>
    fields.flatMap(({ field, text }) =>
      foreignLinks(text, given).map(({ link, fault: what }) => {
        const isLie = what !== 'not_allowed' && given.writtenLinks.includes(link.written)
        const say = isLie ? lock : fault
        return say(
          'foreign_link',
          `The link ${quote(link.written)} ${SAYS[what]}`,
          { field, ...link },
          'remove_link',
        )
      }),
    ),
  fires: [
    'Read https://rival.io/no-shows first.',
    'I make PawSlot: https://pawslot.com/?utm_source=reddit',
    'I make PawSlot, see bit.ly/3xyz.',
    'I make PawSlot, see [pawslot.com](https://paws1ot.com).',
    'Go to rivaltool dot com and compare.',
    'Go to rivaltool . com and compare.',
    'Go to Rivaltool . Com and compare.',
    'Go to rivaltool. Com and compare the two.',
    'Use bitly. Io now, it is what I use.',
    'I would try rivaltool. Com/deal first.',
    'For that you want rivaltool. Com.',
    { content: 'I make PawSlot: https://pawslot.com', given: { linksAllowed: false } },
  ],
  passes: [
    "Deposits work. I'm the founder of PawSlot: https://pawslot.com",
    'Manda o resto para o Porto. Com 3 kg chega.',
    'Check your Node.js version (v20.11 or later) and read README.md first.',
  ],
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
  foreign: "isn't your product's own address.",
  shortener: 'hides where it leads.',
  tracking: 'carries tracking, which moderators remove.',
  not_allowed: "can't be here: this draft can't have links.",
}
