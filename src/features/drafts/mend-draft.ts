import type { Model } from '../../adapters/model/create-model.ts'
import type { DraftContext, DraftText } from './judge/draft-context.ts'
import { lintDraft } from './judge/lint-draft.ts'
import { readDraft } from './judge/read-draft.ts'
import { repairDraft } from './judge/repair-draft.ts'
import type { Live } from './live.ts'
import { repairPrompt } from './prompts/repair.v1.ts'
import type { Finding, Mode } from './schema.ts'
import { splitDraft, splitWhileWriting } from './split-draft.ts'

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

export type Checked = { draft: DraftText; findings: Finding[]; cut: boolean }

type Task = {
  model: Model
  given: DraftContext & { mode: Exclude<Mode, 'refuse'> }
  draft: DraftText
  maxOutputTokens: number
  /** Whether there is still time for another call. */
  mayAsk: boolean
  live: Live
}

/**
 * Checks a draft and tries to put right what stops it: one call for a repair, then in code, by cutting what an attacker may have
 * put there and by adding the disclosure. Where less than half would be left, the draft is shown whole, with what is wrong with it.
 * So are faults that only the user can judge, such as their own past.
 */
export async function mendDraft(task: Task): Promise<Checked> {
  const { given, draft, mayAsk } = task
  const first = { draft, findings: lintAll(draft, given) }
  const faults = first.findings.filter(isForModel)
  const mended = faults.length > 0 && mayAsk ? await askForRepair(task, faults) : null
  const better = mended && blocks(mended.findings) <= blocks(first.findings) ? mended : first
  return cutFaults(better, given)
}

async function askForRepair({ model, given, draft, maxOutputTokens, live }: Task, findings: Finding[]) {
  live.emit({ type: 'again', message: `Putting this right: ${findings[0]?.message ?? ''}` })
  const outcome = await model.writeText({
    alias: 'small',
    ...repairPrompt({ given, draft, findings }),
    maxOutputTokens,
    onText: splitWhileWriting(given.task, (field, text) => live.emit({ type: 'text', field, text })),
  })
  const mended = outcome.kind === 'ok' ? splitDraft(given.task, outcome.value) : null
  return mended && { draft: mended, findings: lintAll(mended, given) }
}

/** What an attacker may have put there must not stay. */
function cutFaults(checked: { draft: DraftText; findings: Finding[] }, given: Task['given']): Checked {
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

/** A number that only the user knows is left to the user. */
const isForModel = ({ level, rule }: Finding) => level === 'block' && rule !== 'placeholder_left'
