import { Button } from '../../../../ui/button.tsx'
import type { Finding, Repair } from '../../schema.ts'

const repairNames: Record<Repair, string> = {
  remove_link: 'Remove link',
  remove_hidden: 'Remove hidden characters',
}

type FindingRowProps = {
  finding: Finding
  /** The words that it is about; null when the whole is meant. */
  words: string | null
  /** What is wrong stands in the line above already. */
  isSaid: boolean
  /** Shows the words in the text. */
  onShow: (span: [number, number]) => void
  onRepair: () => void
}

/** One thing that was found: the words, what is wrong with them, and what to do about it. */
export function FindingRow({ finding, words, isSaid, onShow, onRepair }: FindingRowProps) {
  const { level, message, fix, span, repair } = finding
  return (
    <li className="grid grid-cols-1 gap-0.5">
      {span && words?.trim() && (
        <button
          type="button"
          onClick={() => onShow(span)}
          className="min-h-6 max-w-full min-w-0 justify-self-start truncate rounded-sm text-left font-voice text-base pointer-coarse:min-h-11"
        >
          <span className="sr-only">Show in the text: </span>“
          <span className="underline decoration-warning decoration-dotted decoration-2 underline-offset-4">
            {words.trim()}
          </span>
          ”
        </button>
      )}
      <p className="wrap-anywhere text-muted-foreground">
        {!(isSaid && fix) && (
          <span className={level === 'advice' ? undefined : 'text-danger'}>{`${message} `}</span>
        )}
        {fix}
      </p>
      {repair && (
        <Button size="sm" variant="outline" className="mt-1 justify-self-start" onClick={onRepair}>
          {repairNames[repair]}
        </Button>
      )}
    </li>
  )
}
