import { CircleAlert, CircleX } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { stopOf } from '../../judge/stop-of.ts'
import type { Finding, Repair } from '../../schema.ts'
import type { FieldName } from '../../session/session-state.ts'
import type { Session } from '../../session/use-session.ts'
import { Tick } from './tick.tsx'

const repairNames: Record<Repair, string> = {
  add_disclosure: 'Add disclosure',
  remove_link: 'Remove link',
  remove_hidden: 'Remove hidden characters',
  remove_sentence: 'Remove sentence',
  shorten: 'Shorten',
}

const levels = {
  block: { Icon: CircleX, word: 'Fix', tone: 'text-danger' },
  warn: { Icon: CircleAlert, word: 'Consider', tone: 'text-warning' },
} as const

type Checked = Pick<
  Session,
  'draft' | 'findings' | 'blocking' | 'uncheckable' | 'checkAgain' | 'repair' | 'riskAccepted' | 'acceptRisk'
>

type FindingListProps = {
  /** Of the heading, for what refers to it. */
  id: string
  session: Checked
  field: FieldName
  /** Shows the words in the text. */
  onShow: (span: [number, number]) => void
  /** The button that was pressed may go with what it has put right. */
  onRepaired: () => void
}

/** What stands in the way of copying, and what could be better. */
export function FindingList({ id, session, field, onShow, onRepaired }: FindingListProps) {
  const findings = session.findings?.filter((one) => one.field === field) ?? []
  const blocks = session.blocking(field)
  const text = (field === 'title' ? session.draft?.text.title : session.draft?.text.content) ?? ''
  if (session.uncheckable)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p role="alert" className="text-danger">
          The checks did not finish, so this can't be copied yet.
        </p>
        <Button size="sm" variant="outline" onClick={session.checkAgain}>
          Try Again
        </Button>
      </div>
    )
  if (findings.length === 0) return null
  return (
    // One column that its words can't widen: a quoted sentence is cut, not the page.
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-2.5">
      <h4 id={id} tabIndex={-1} className="scroll-mt-6 text-sm font-semibold outline-none" aria-live="polite">
        {writeHeading(blocks.length, findings.length - blocks.length)}
      </h4>
      <ul className="grid grid-cols-1 gap-2">
        {findings.map((finding) => (
          <FindingRow
            key={`${finding.rule} ${finding.span?.join() ?? ''} ${finding.message}`}
            finding={finding}
            words={finding.span && text.slice(...finding.span)}
            onShow={onShow}
            onRepair={() => {
              void session.repair(finding)
              onRepaired()
            }}
          />
        ))}
      </ul>
      {stopOf(blocks) === 'tick' && (
        <Tick
          text="I understand the risk"
          checked={session.riskAccepted(field)}
          onChange={(accept) => session.acceptRisk(field, accept)}
        />
      )}
    </section>
  )
}

type FindingRowProps = {
  finding: Finding
  words: string | null
  onShow: (span: [number, number]) => void
  onRepair: () => void
}

function FindingRow({ finding, words, onShow, onRepair }: FindingRowProps) {
  const { level, message, span, repair } = finding
  const { Icon, word, tone } = levels[level]
  return (
    <li className="grid grid-cols-1 gap-1.5 rounded-md border px-3 py-2.5 text-sm">
      <p className="flex gap-2">
        <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          <strong className={`font-semibold ${tone}`}>{`${word}: `}</strong>
          {message}
        </span>
      </p>
      {(words || repair) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pl-6">
          {span && words?.trim() && (
            <button
              type="button"
              onClick={() => onShow(span)}
              className="min-h-6 min-w-0 max-w-full truncate rounded-sm text-left font-voice text-muted-foreground underline decoration-dotted underline-offset-4 hover:text-foreground pointer-coarse:min-h-11"
            >
              <span className="sr-only">Show in the text: </span>“{words.trim()}”
            </button>
          )}
          {repair && (
            <Button size="sm" variant="outline" className="ml-auto" onClick={onRepair}>
              {repairNames[repair]}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

export function writeHeading(blocks: number, warnings: number) {
  const better = warnings === 1 ? '1 thing could be better' : `${warnings} things could be better`
  if (blocks === 0) return better
  const fix = blocks === 1 ? '1 thing to fix before you copy' : `${blocks} things to fix before you copy`
  return warnings === 0 ? fix : `${fix}, ${better}`
}
