import { boundPost } from '../../../judge/form/bound-post.ts'
import { type Finding, MOST_DRAFT } from '../schema.ts'
import { byWeight } from './by-weight.ts'
import type { DraftContext, DraftText } from './draft-context.ts'
import { readDraft } from './read-draft.ts'
import { contactDetails } from './rules/contact-details.ts'
import { flood } from './rules/flood.ts'
import { foreignLink } from './rules/foreign-link.ts'
import { fault } from './rules/form-rule.ts'
import { hiddenCharacters } from './rules/hidden-characters.ts'
import { length } from './rules/length.ts'
import { machineText } from './rules/machine-text.ts'
import { namedOften } from './rules/named-often.ts'
import { namedWhereBanned } from './rules/named-where-banned.ts'
import { nearDuplicate } from './rules/near-duplicate.ts'
import { placeholderLeft } from './rules/placeholder-left.ts'
import { sourceCopy } from './rules/source-copy.ts'
import { unknownNumber } from './rules/unknown-number.ts'

export const rules = [
  hiddenCharacters,
  foreignLink,
  placeholderLeft,
  namedWhereBanned,
  contactDetails,
  unknownNumber,
  machineText,
  flood,
  sourceCopy,
  nearDuplicate,
  length,
  namedOften,
]

/** Of one kind, so many tell enough; blanks are counted and filled one by one. */
const MOST_PER_RULE = 5
const MOST_BLANKS = 20

/** What code can tell about a draft by its form, no matter who wrote it; what weighs most comes first. What it means is for a reviewer. */
export function checkForm(draft: DraftText, given: DraftContext): Finding[] {
  const within = {
    title: draft.title?.slice(0, MOST_DRAFT) ?? null,
    content: draft.content.slice(0, MOST_DRAFT),
  }
  const against = { ...given, post: boundPost(given.post) }
  const read = readDraft(within, against)
  const found = rules.flatMap((rule) =>
    rule
      .find(read, against)
      .toSorted(byWeight)
      .slice(0, rule === placeholderLeft ? MOST_BLANKS : MOST_PER_RULE),
  )
  return [...findTooLong(draft), ...found].toSorted(byWeight)
}

function findTooLong({ title, content }: DraftText): Finding[] {
  if (Math.max(title?.length ?? 0, content.length) <= MOST_DRAFT) return []
  const most = MOST_DRAFT.toLocaleString('en')
  return [
    fault('too_long', `This is longer than ${most} characters, and only those are checked. Make it shorter.`),
  ]
}
