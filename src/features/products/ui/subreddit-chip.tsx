import { Ban, CircleQuestionMark, Pin, Plus } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../ui/tooltip.tsx'
import type { SubredditNote } from './subreddit-note.ts'

type SubredditChipProps = { name: string; note: SubredditNote | undefined; onChoose: () => void }

/** The rule behind its mark is told on hover and focus, and to screen readers. */
export function SubredditChip({ name, note, onChoose }: SubredditChipProps) {
  const ruleId = useId()
  const rule = note?.quote ? `Its rules: “${note.quote}”` : note?.text
  return (
    <>
      <Tooltip disabled={!rule}>
        <TooltipTrigger
          type="button"
          onClick={onChoose}
          aria-describedby={rule ? ruleId : undefined}
          className="flex h-8 items-center gap-1.5 rounded-full border border-input bg-card px-3 transition-colors hover:bg-accent hover:text-accent-foreground pointer-coarse:h-11 pointer-coarse:px-4"
        >
          <Plus className="size-3.5 text-muted-foreground" aria-hidden />
          {`r/${name}`}
          {note && <Mark note={note} />}
        </TooltipTrigger>
        <TooltipContent>{rule}</TooltipContent>
      </Tooltip>
      {rule && (
        <span id={ruleId} hidden>
          {rule}
        </span>
      )}
    </>
  )
}

const marks = {
  danger: { Icon: Ban, className: 'text-danger' },
  warning: { Icon: Pin, className: 'text-warning' },
  doubt: { Icon: CircleQuestionMark, className: 'text-muted-foreground' },
}

function Mark({ note: { tone, text } }: { note: SubredditNote }) {
  if (tone === 'plain') return null
  const { Icon, className } = marks[tone]
  return (
    <span className={classNames('flex items-center gap-1 text-xs font-medium', className)}>
      <Icon className="size-3" aria-hidden />
      {text}
    </span>
  )
}
