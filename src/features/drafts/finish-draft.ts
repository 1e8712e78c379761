import { namesProduct } from '../../judge/form/names-product.ts'
import { isForModel } from './inspect-draft.ts'
import type { DraftContext, DraftText } from './judge/draft-context.ts'
import { lintDraft } from './judge/lint-draft.ts'
import { readDraft } from './judge/read-draft.ts'
import { repairDraft } from './judge/repair-draft.ts'
import type { Finding } from './schema.ts'

/** Below this share of its length a draft isn't the same any more. */
const ENOUGH = 0.5
const MOST_CUTS = 12
/** Faults that the user may stand by, but that somebody else's text may have led the model to. */
const OF_STRANGERS = new Set<Finding['rule']>([
  'begging',
  'poses_as_customer',
  'unsupported_claim',
  'contact_details',
  'missing_disclosure',
])

/** A draft as it is shown, what is still wrong with it, and whether it names the product. */
export type Checked = { draft: DraftText; findings: Finding[]; cut: boolean; named: boolean }

type Inspected = { draft: DraftText; findings: Finding[] }

/** Takes the better of a draft and what a model made of it, and puts right in code what still stops it. */
export function finishDraft(first: Inspected, mended: DraftText | null, given: DraftContext): Checked {
  const second = mended && { draft: mended, findings: lintAll(mended, given) }
  const better = second && blocks(second.findings) <= blocks(first.findings) ? second : first
  const shown = cutFaults(better, given)
  const { title, content } = shown.draft
  return { ...shown, named: namesProduct(`${title ?? ''}\n${content}`, given.product) }
}

/** What an attacker may have put there must not stay. */
function cutFaults(checked: Inspected, given: DraftContext) {
  let { draft, findings } = checked
  const inVain = new Set<string>()
  for (let cuts = 0; cuts < MOST_CUTS; cuts += 1) {
    const fault = nextToCut(draft, findings, given, inVain)
    if (!fault) break
    const less = repairDraft(draft, fault, given)
    const left = lintAll(less, given)
    if (blocks(left) >= blocks(findings) || less.title === '') {
      inVain.add(fault.message)
      continue
    }
    draft = less
    findings = left
  }
  if (draft === checked.draft || draft.content.length < checked.draft.content.length * ENOUGH) {
    return { draft: checked.draft, findings: lintDraft(checked.draft, given), cut: false }
  }
  return { draft, findings: lintDraft(draft, given), cut: true }
}

/** The disclosure is added last, to what is then still there. */
function nextToCut(draft: DraftText, findings: Finding[], given: DraftContext, inVain: Set<string>) {
  const { sentences } = readDraft(draft, given)
  const isAboutProduct = ({ field, span }: Finding) =>
    sentences.some((one) => one.aboutProduct && one.field === field && one.start === span?.[0])
  const faults = findings.filter(
    (one) =>
      isForModel(one) &&
      one.repair &&
      !inVain.has(one.message) &&
      (!one.mayIgnore ||
        OF_STRANGERS.has(one.rule) ||
        (one.rule === 'unsupported_number' && isAboutProduct(one))),
  )
  return faults.find(({ repair }) => repair !== 'add_disclosure') ?? faults[0]
}

/** Counted to the last one, so that each cut can be seen to help. */
const lintAll = (draft: DraftText, given: DraftContext) => lintDraft(draft, given, Number.POSITIVE_INFINITY)

const blocks = (findings: Finding[]) => findings.filter(({ level }) => level === 'block').length
