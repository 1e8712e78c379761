import { useEffect, useMemo, useRef, useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import type { DraftContext, DraftText } from '../../judge/draft-context.ts'
import { stopOf } from '../../judge/stop-of.ts'
import type { Finding, Mode, Reason, Draft as StoredDraft } from '../../schema.ts'
import { judgeAside } from '../findings/judge-aside.ts'
import { useChecks } from '../findings/use-checks.ts'
import { useSavedEdits } from './use-saved-edits.ts'

export type OpenDraft = {
  /** Null where it could not be kept, or was written by hand. */
  id: string | null
  text: DraftText
  mode: Mode
  reasons: Reason[]
  note: string | null
  /** Of the text as it came; null when nobody has looked at it yet. */
  findings: Finding[] | null
  /** What it was written from, where the page has a form that may say something else by now. */
  given?: Given
}

const fieldNames = ['title', 'content'] as const
const nothingAccepted: Record<FieldName, string> = { title: '', content: '' }

export type Given = Omit<DraftContext, 'mode'>

export type FieldName = Finding['field']

export type Desk = ReturnType<typeof useDraft>

/** A draft on the desk: its text as the user changes it, what is wrong with it, and whether it may be copied. */
export function useDraft(given: Given) {
  const [draft, setDraft] = useState<OpenDraft>()
  /** How many drafts have been opened, to tell them apart where they have no id. */
  const [opened, setOpened] = useState(0)
  const [edited, setEdited] = useState(false)
  const [accepted, setAccepted] = useState(nothingAccepted)
  const edits = useSavedEdits()

  const mode = draft?.mode ?? 'no_mention'
  const judged = draft?.given ?? given
  const context = useMemo(
    (): DraftContext => ({
      ...judged,
      ownDrafts: given.ownDrafts,
      mode,
      linksAllowed: judged.linksAllowed && mode === 'mention_disclosed',
    }),
    [judged, given.ownDrafts, mode],
  )
  const { checked, failed, tryAgain, checkNow } = useChecks(opened, draft?.text, context)
  const asItCame = edited ? null : (draft?.findings ?? null)
  const found = asItCame ?? (failed ? null : (checked?.findings ?? null))
  /** The text that was looked at. */
  const readText = asItCame ? draft?.text : checked?.text
  const isBlank = (field: FieldName) => !draft?.text[field]?.trim()

  const latest = useRef(draft?.text)
  useEffect(() => {
    latest.current = draft?.text
  })

  function write(text: DraftText) {
    if (!draft) return
    setEdited(true)
    setDraft({ ...draft, text })
    edits.keep(draft.id, text)
  }

  const blocking = (field: FieldName, findings: Finding[] | null) =>
    findings?.filter((one) => one.level === 'block' && one.field === field) ?? []
  const isStopped = (field: FieldName, findings: Finding[] | null, text = readText) => {
    const blocks = blocking(field, findings)
    const stop = stopOf(blocks)
    return stop === 'repair' || (stop === 'tick' && accepted[field] !== nameOf(blocks, text?.[field]))
  }
  // Title and content are posted together, so what is wrong with one stops both.
  const mayCopy = (field: FieldName, findings: Finding[] | null, text = readText) =>
    findings !== null && !isBlank(field) && !fieldNames.some((one) => isStopped(one, findings, text))

  return {
    draft,
    opened,
    given: judged,
    edited,
    /** Null as long as nothing could be checked; an empty sheet has no faults. */
    findings: isBlank('content') ? [] : found,
    isBlank,
    naming: checked?.naming ?? null,
    uncheckable: failed && found === null,
    checkAgain: tryAgain,
    /** Why the last change is not kept; null while all is well. */
    notSaved: edits.failure,
    open: (next: OpenDraft) => {
      void edits.flushInPassing()
      setDraft(next)
      setOpened((count) => count + 1)
      setEdited(false)
      setAccepted(nothingAccepted)
    },
    close: () => setDraft(undefined),
    write,
    decide: (next: { mode: Mode; reasons: Reason[] }) => {
      if (!draft) return
      // What was found, and what was accepted of it, held for the other mode.
      setDraft({ ...draft, ...next, findings: null })
      setAccepted(nothingAccepted)
    },
    /** Nothing is put right in words that have changed meanwhile. */
    repair: async (finding: Finding) => {
      if (!draft) return
      const mended = await judgeAside('repairDraft', draft.text, finding, context).catch(() => null)
      if (mended && latest.current === draft.text) write(mended)
    },
    blocking: (field: FieldName) => blocking(field, found),
    mayCopy: (field: FieldName) => mayCopy(field, found),
    /** Whether something in this field keeps both from being copied. */
    isStopped: (field: FieldName) => isStopped(field, found),
    riskAccepted: (field: FieldName) => accepted[field] !== '' && !isStopped(field, found),
    acceptRisk: (field: FieldName, accept: boolean) =>
      setAccepted({ ...accepted, [field]: accept ? nameOf(blocking(field, found), readText?.[field]) : '' }),
    /** Whether what stands there now may be copied, down to the last key. */
    mayCopyNow: async (field: FieldName) => mayCopy(field, asItCame ?? (await checkNow()), draft?.text),
    /** Whether the product is to be named is kept with the draft. */
    keepMention: (mention: StoredDraft['mention']) => {
      if (draft) edits.keep(draft.id, { ...draft.text, mention })
    },
    /** Fails where the last change could not be kept. */
    save: edits.flush,
    /** After it was copied: what counts is the text as it is now. */
    reportCopied: async () => {
      await edits.flushInPassing()
      // The log of what was copied only helps to pace; nobody needs to hear that it has a gap.
      if (draft?.id) await ask(api.drafts[':id'].copied.$post({ param: { id: draft.id } })).catch(() => {})
    },
  }
}

/** The same findings about the same words need no second consent; others do. */
const nameOf = (findings: Finding[], text: string | null | undefined) =>
  findings
    .map(({ rule, span, message }) => `${rule} ${span ? text?.slice(...span) : message}`)
    .toSorted()
    .join('\n')
