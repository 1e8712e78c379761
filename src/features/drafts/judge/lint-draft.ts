import { boundPost } from '../../../judge/form/bound-post.ts'
import { type Finding, MOST_DRAFT } from '../schema.ts'
import type { DraftContext, DraftText } from './draft-context.ts'
import { readDraft } from './read-draft.ts'
import { findAccusations } from './rules/find-accusations.ts'
import { findBegging } from './rules/find-begging.ts'
import { findContactDetails } from './rules/find-contact-details.ts'
import { findCopies } from './rules/find-copies.ts'
import { findCustomerPoses } from './rules/find-customer-poses.ts'
import { findFloods } from './rules/find-floods.ts'
import { findForeignLinks } from './rules/find-foreign-links.ts'
import { findHiddenCharacters } from './rules/find-hidden-characters.ts'
import { findMachineText } from './rules/find-machine-text.ts'
import { findMentionFaults } from './rules/find-mention-faults.ts'
import { findMisfits } from './rules/find-misfits.ts'
import { findOveruse } from './rules/find-overuse.ts'
import { findPlaceholders } from './rules/find-placeholders.ts'
import { findTells } from './rules/find-tells.ts'
import { findUnprovenHistory } from './rules/find-unproven-history.ts'
import { findUnsupportedClaims } from './rules/find-unsupported-claims.ts'
import { findUnsupportedNumbers } from './rules/find-unsupported-numbers.ts'
import { warn } from './rules/finding-of.ts'

const rules = [
  findMentionFaults,
  findCustomerPoses,
  findForeignLinks,
  findUnsupportedNumbers,
  findUnprovenHistory,
  findUnsupportedClaims,
  findAccusations,
  findCopies,
  findBegging,
  findContactDetails,
  findHiddenCharacters,
  findPlaceholders,
  findMachineText,
  findFloods,
  findOveruse,
  findTells,
  findMisfits,
]

/** Of one kind, so many tell enough. */
const MOST_PER_RULE = 5

/** Everything that is wrong with a draft, whoever wrote it; what blocks comes first. */
export function lintDraft(draft: DraftText, given: DraftContext, mostPerRule = MOST_PER_RULE): Finding[] {
  const within = {
    title: draft.title?.slice(0, MOST_DRAFT) ?? null,
    content: draft.content.slice(0, MOST_DRAFT),
  }
  const against = { ...given, post: boundPost(given.post) }
  const read = readDraft(within, against)
  const found = [...findTooLong(draft), ...rules.flatMap((rule) => rule(read, against))]
  return atMost(mostPerRule, found).toSorted(
    (a, b) => Number(a.level === 'warn') - Number(b.level === 'warn'),
  )
}

/** What is not read must not be copied as if it had been. */
function findTooLong({ title, content }: DraftText): Finding[] {
  if (Math.max(title?.length ?? 0, content.length) <= MOST_DRAFT) return []
  const message = `This is longer than ${MOST_DRAFT.toLocaleString('en')} characters, and only those are checked. Make it shorter.`
  return [{ ...warn('length', message), level: 'block', mayIgnore: false }]
}

/** What may not be ignored is kept first, so that nothing hides behind what may. */
function atMost(most: number, findings: Finding[]): Finding[] {
  const counts = new Map<Finding['rule'], number>()
  const kept = new Set<Finding>()
  for (const finding of findings.toSorted((a, b) => Number(a.mayIgnore) - Number(b.mayIgnore))) {
    const count = (counts.get(finding.rule) ?? 0) + 1
    counts.set(finding.rule, count)
    if (count <= most) kept.add(finding)
  }
  return findings.filter((finding) => kept.has(finding))
}
