import { Link } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'
import type { LearnedSubject } from '../../schema.ts'
import { describeHabit } from '../words/describe-learned.ts'

type LoweredNoteProps = {
  lowered: LearnedSubject | null
  /** In the open row it leads to what was learned; in the others there is no room to touch it. */
  isOpen: boolean
  className?: string
}

/** Why a thread stands lower than it would. */
export function LoweredNote({ lowered, isOpen, className }: LoweredNoteProps) {
  if (!lowered) return null
  const why = describeHabit({ does: 'skip', ...lowered })
  const note = `Lower: ${why.charAt(0).toLowerCase()}${why.slice(1)}`
  const look = classNames('min-w-0 truncate text-xs text-muted-foreground', className)
  if (!isOpen) return <span className={look}>{note}</span>
  return (
    <Link
      to="/dashboard/today/learned"
      className={`${look} relative -my-1 rounded-sm py-1 underline decoration-border underline-offset-3 hover:decoration-current`}
    >
      {note}
    </Link>
  )
}
