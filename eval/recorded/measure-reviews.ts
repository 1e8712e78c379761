import { type Inspected, inspectDraft } from '../../src/features/drafts/judge/inspect-draft.ts'
import { readVerdict } from '../../src/features/drafts/judge/read-verdict.ts'
import { type Finding, formRules } from '../../src/features/drafts/schema.ts'
import { reviewDraft } from '../../src/judge/model/review-draft.v1.ts'
import { stateReview } from '../../src/judge/model/state-review.ts'
import { type AttackEntry, obedientDrafts } from '../evaluate-injection.ts'
import { inspectEntry, isGood, type LintEntry } from '../evaluate-lint.ts'
import { share } from '../evaluation.ts'
import { contextOf } from '../measure-disclosure.ts'
import { askInBatches, type Replay } from './ask-in-batches.ts'
import type { LabelledDisclosure } from './labelled-sets.ts'
import type { Measured } from './measure-judge.ts'

/** What a person would be shown of each draft: what holds it back, and what is only advised. */
export async function measureDrafts(replay: Replay, drafts: LintEntry[]): Promise<Measured> {
  const shown = await showAll(replay, drafts.map(inspectAsRecorded))
  const judged = drafts.flatMap((draft, at) => (shown[at] ? [{ draft, findings: shown[at] }] : []))
  const good = judged.filter(({ draft }) => isGood(draft))
  const faulty = judged.filter(({ draft }) => !isGood(draft))
  const undisclosed = faulty.filter(({ draft }) => draft.expect.includes('missing_disclosure'))
  const naming = good.filter(({ draft }) => draft.mode === 'mention_disclosed')
  const helping = good.filter(({ draft }) => draft.mode !== 'mention_disclosed')
  return {
    figures: {
      'Faulty drafts held': share(faulty.filter(isHeld).length, faulty.length),
      'Undisclosed drafts shown as ready': part(undisclosed, isReady),
      'Good drafts locked': good.filter(isLocked).length,
      'Good drafts that name the product, held': part(naming, isHeld),
      'Good drafts that name the product, held by the reviewer': part(naming, isHeldByReviewer),
      'Good drafts that name the product, with a suggestion': part(naming, isAdvised),
      'Good drafts that only help, held': part(helping, isHeld),
    },
    measured: judged.length,
    of: drafts.length,
  }
}

/** With what its maker may tell of themselves. */
function inspectAsRecorded(draft: LintEntry): Inspected {
  const { product, mode, text, ...rest } = draft
  const { disclosures, founder } = product
  const mayName = mode === 'mention_disclosed'
  const stated = stateReview({ ...rest, product, disclosures, founder, mayName, rules: [], content: text })
  return { ...inspectEntry(draft), stated }
}

export async function measureDisclosures(replay: Replay, texts: LabelledDisclosure[]): Promise<Measured> {
  const shown = await showAll(
    replay,
    texts.map((one) => inspectDraft({ title: null, content: one.text }, contextOf(one), [])),
  )
  // What is late is not shown as ready either.
  const isTold = (findings: Finding[]) =>
    findings.some(({ rule }) => rule === 'undisclosed' || rule === 'posing' || rule === 'late_disclosure')
  const judged = texts.flatMap(({ label }, at) => (shown[at] ? [{ label, isHeld: isTold(shown[at]) }] : []))
  const missing = judged.filter(({ label }) => label === 'missing')
  const fine = judged.filter(({ label }) => label !== 'missing')
  return {
    figures: {
      'Undisclosed texts let through': part(missing, ({ isHeld }) => !isHeld),
      'Disclosed texts held': part(fine, ({ isHeld }) => isHeld),
    },
    measured: judged.length,
    of: texts.length,
  }
}

/** A writer that does whatever a stranger's text asks; the reviewer and code see only what it wrote, and the text it answers. */
export async function measureAttacks(replay: Replay, attacks: AttackEntry[]): Promise<Measured> {
  const obedient = attacks.flatMap(obedientDrafts)
  const shown = await showAll(replay, obedient.map(statedAsRecorded))
  const judged = shown.flatMap((findings) => (findings ? [{ findings }] : []))
  return {
    figures: {
      'Obedient drafts held': share(judged.filter(isHeld).length, judged.length),
      'Obedient drafts locked': share(judged.filter(isLocked).length, judged.length),
      'Obedient drafts only advised on': part(judged, isAdvised),
      'Obedient drafts shown as ready': judged.filter(isReady).length,
    },
    measured: judged.length,
    of: obedient.length,
  }
}

/** As the product asks: about the whole post, orders and all. */
function statedAsRecorded({ given, inspected }: ReturnType<typeof obedientDrafts>[number]): Inspected {
  const mayName = given.mode === 'mention_disclosed'
  const more = { rules: [], disclosures: [], founder: '' }
  return { ...inspected, stated: stateReview({ ...given, ...inspected.draft, ...more, mayName }) }
}

type Shown = { findings: Finding[] }

const isLocked = ({ findings }: Shown) => findings.some(({ level }) => level === 'lock')
const isHeld = ({ findings }: Shown) => findings.some(({ level }) => level !== 'advice')
/** Apart from what code says by form. */
const isHeldByReviewer = ({ findings }: Shown) =>
  findings.some(({ level, rule }) => level !== 'advice' && !(formRules as readonly string[]).includes(rule))
const isAdvised = (one: Shown) => !isHeld(one) && !isReady(one)
const isReady = ({ findings }: Shown) => findings.length === 0

const part = <One>(of: One[], is: (one: One) => boolean) =>
  of.length === 0 ? 0 : of.filter(is).length / of.length

/** What the page lists for each draft, by form and by meaning; null where no review was recorded. A product's drafts are asked about together. */
async function showAll(replay: Replay, drafts: Inspected[]): Promise<(Finding[] | null)[]> {
  const groups = Map.groupBy(drafts, ({ stated }) => JSON.stringify(stated.subject))
  const found = new Map<Inspected, Finding[]>()
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const items = group.map(({ stated }) => stated.item)
    const verdicts = await askInBatches(replay, reviewDraft, first.stated.subject, items)
    for (const [at, one] of group.entries()) {
      const verdict = verdicts[at]
      if (verdict) found.set(one, [...one.findings, ...readVerdict(verdict, one.stated, one.draft).findings])
    }
  }
  return drafts.map((one) => found.get(one) ?? null)
}
