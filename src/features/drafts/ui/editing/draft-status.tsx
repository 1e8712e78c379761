import { Check, ChevronDown, CircleAlert, CircleCheck, CircleDashed, PencilLine } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { SpinnerIcon } from '../../../../ui/spinner-icon.tsx'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { FieldName } from '../../schema.ts'
import type { DraftStatus as Status } from '../../session/read-status.ts'
import { isSameText } from '../../session/session-state.ts'
import type { Session } from '../../session/use-session.ts'
import { FindingRow } from '../findings/finding-row.tsx'
import { ImproveButton } from './improve-button.tsx'
import { ImprovedSentences } from './improved-sentences.tsx'
import { useStatusKeys } from './use-status-keys.ts'
import { listWhatHolds, writeStatus, writeWhatHolds } from './write-status.ts'

const looks = {
  uncheckable: { Icon: CircleAlert, tone: 'text-danger' },
  lock: { Icon: CircleAlert, tone: 'text-danger' },
  fault: { Icon: CircleAlert, tone: 'text-danger' },
  reading: { Icon: SpinnerIcon, tone: 'text-primary' },
  late: { Icon: SpinnerIcon, tone: 'text-primary' },
  unread: { Icon: CircleDashed, tone: 'text-warning' },
  suggestions: { Icon: PencilLine, tone: 'text-foreground' },
  new: { Icon: CircleDashed, tone: 'text-muted-foreground' },
  ready: { Icon: CircleCheck, tone: 'text-success' },
} as const satisfies Record<Status['is'], object>

type Judged = Pick<
  Session,
  | 'draft'
  | 'status'
  | 'findings'
  | 'swaps'
  | 'isUndone'
  | 'canImprove'
  | 'improving'
  | 'checkAgain'
  | 'readAgain'
  | 'repair'
  | 'improve'
  | 'undo'
>

type DraftStatusProps = {
  /** Of the line, for what it describes. */
  id: string
  session: Judged
  subreddit: string | null
  /** Shows the words in the text. */
  onShow: (field: FieldName, span: [number, number]) => void
  /** The button that was pressed may go with what it has changed. */
  onChanged: (field: FieldName) => void
  /** What the rules say. */
  rules?: ReactNode
}

/** The one line under a text that tells how it stands, and behind it what there is to tell. */
export function DraftStatus({ id, session, subreddit, onShow, onChanged, rules }: DraftStatusProps) {
  const { draft, status, swaps, isUndone, improving } = session
  const [open, setOpen] = useState(false)
  const onPhone = usePhone()
  const foldId = useId()
  const line = useRef<HTMLButtonElement>(null)
  const fold = useRef<HTMLDivElement>(null)
  const shown = useRef(-1)
  const findings = session.findings ?? []
  const isImproving = improving === 'asked'
  const mayImprove = session.canImprove || isImproving
  const places = findings.flatMap(({ field, span }) => (span ? [{ field, span }] : []))
  useStatusKeys({
    improve: session.canImprove ? () => void improve() : undefined,
    step: places.length > 0 ? step : undefined,
    undoIn: (text) => {
      const { improvement, text: now } = draft ?? {}
      const isLast = improvement && now && !improvement.undone && isSameText(now, improvement.to)
      return isLast && (text === now.content || text === now.title) ? session.undo : undefined
    },
  })

  function unfold() {
    setOpen(true)
    // The buttons may stand over what was opened.
    requestAnimationFrame(() => fold.current?.scrollIntoView({ block: 'nearest' }))
  }
  async function improve() {
    unfold()
    await session.improve()
    fold.current?.scrollIntoView({ block: 'nearest' })
    // The button may be gone, and the focus with it.
    if (document.activeElement === document.body) line.current?.focus()
  }
  function step(by: 1 | -1) {
    const from = shown.current < 0 && by < 0 ? 0 : shown.current
    shown.current = (from + by + places.length) % places.length
    const place = places[shown.current]
    if (place) onShow(place.field, place.span)
  }

  if (!draft || !status) return null
  const again: Partial<Record<Status['is'], () => void>> = {
    uncheckable: session.checkAgain,
    unread: session.readAgain,
  }
  const tryAgain = again[status.is]

  const holds = status.is === 'ready' ? listWhatHolds(status, subreddit) : []
  const hasMore =
    findings.length > 0 ||
    swaps.length > 0 ||
    isUndone ||
    holds.length > 0 ||
    improving === 'failed' ||
    Boolean(rules)
  const isOpen = open && hasMore
  const { Icon, tone } = looks[status.is]
  return (
    <div className="border-t text-sm">
      {/* All of the row is the button's, but for the buttons beside it. */}
      <div className="relative flex items-center gap-2 pr-3.5 max-md:pr-0">
        <div aria-live="polite" className="min-w-0 flex-1">
          <button
            ref={line}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? foldId : undefined}
            aria-disabled={!hasMore}
            onClick={() => (hasMore && !isOpen ? unfold() : setOpen(false))}
            className={classNames(
              'flex min-h-10.5 w-full items-center gap-2 rounded-sm py-2 pl-3.5 text-left -outline-offset-2',
              'after:absolute after:inset-0 max-md:pl-0 pointer-coarse:min-h-11',
            )}
          >
            <Icon className={`size-4 shrink-0 ${tone}`} aria-hidden />
            <span id={id} className="min-w-0 wrap-anywhere">
              <StatusText status={status} subreddit={onPhone ? null : subreddit} />
            </span>
          </button>
        </div>
        <div className="relative flex gap-2 empty:hidden">
          {isOpen && mayImprove && <ImproveButton busy={isImproving} onImprove={() => void improve()} />}
          {tryAgain && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                tryAgain()
                // The button goes with what it is about.
                line.current?.focus()
              }}
            >
              Check again
            </Button>
          )}
        </div>
        {hasMore && (
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-muted-foreground ${isOpen ? 'rotate-180' : ''}`}
          />
        )}
      </div>
      {isOpen && (
        <div
          ref={fold}
          id={foldId}
          className="grid scroll-mb-36 animate-fade grid-cols-1 gap-3 pb-3 max-md:scroll-mb-20"
        >
          {findings.length > 0 && (
            <ul className="grid grid-cols-1 gap-3 pr-3.5 pl-9.5 max-md:pr-0 max-md:pl-6">
              {findings.map((finding) => (
                <FindingRow
                  key={`${finding.rule} ${finding.field} ${finding.span?.join() ?? ''} ${finding.message}`}
                  finding={finding}
                  words={finding.span && (draft.text[finding.field] ?? '').slice(...finding.span)}
                  isSaid={'message' in status && status.message === finding.message}
                  onShow={(span) => onShow(finding.field, span)}
                  onRepair={() => {
                    void session.repair(finding)
                    onChanged(finding.field)
                  }}
                />
              ))}
            </ul>
          )}
          {holds.length > 0 && (
            <ul className="grid grid-cols-1 gap-1.5 px-3.5 text-muted-foreground max-md:px-0">
              {holds.map((line) => (
                <li key={line} className="flex items-center gap-2">
                  <Check className="size-4 shrink-0 text-success" aria-hidden />
                  {line}
                </li>
              ))}
            </ul>
          )}
          <ImprovedSentences
            hasFailed={improving === 'failed'}
            swaps={swaps}
            isUndone={isUndone}
            onUndo={() => {
              session.undo()
              onChanged(swaps[0]?.field ?? 'content')
            }}
          />
          {rules && (
            <div className="border-t px-3.5 pt-3 first:border-t-0 first:pt-0 max-md:px-0">{rules}</div>
          )}
        </div>
      )}
    </div>
  )
}

function StatusText({ status, subreddit }: { status: Status; subreddit: string | null }) {
  if (status.is !== 'ready') return <span className={textTone(status)}>{writeStatus(status)}</span>
  return (
    <>
      <span className="font-semibold text-success">Ready</span>
      <span className="text-muted-foreground">
        {writeWhatHolds(status, subreddit)
          .map((part) => ` · ${part}`)
          .join('')}
      </span>
    </>
  )
}

function textTone({ is }: Status) {
  if (is === 'uncheckable' || is === 'lock' || is === 'fault') return 'font-medium text-danger'
  return is === 'suggestions' ? 'font-semibold' : 'text-muted-foreground'
}
