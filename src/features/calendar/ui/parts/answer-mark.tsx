import { BadgeCheck, Check } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Answered } from '../../schema.ts'

const STYLE =
  'inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm text-xs [&_svg]:size-3.5 [&_svg]:shrink-0 pointer-coarse:min-h-11'

/** One comment or post of the user's: whether it helped only, or named the product. */
export function AnswerMark({ answered: { kind, named, link } }: { answered: Answered }) {
  const Icon = named ? BadgeCheck : Check
  const words = (
    <>
      <Icon aria-hidden className={named ? 'text-primary' : 'text-muted-foreground'} />
      <span className="truncate">{named ? 'Mentioned' : kind === 'post' ? 'Posted' : 'Helped'}</span>
    </>
  )
  if (link === null) return <span className={STYLE}>{words}</span>
  return (
    <a
      href={`https://www.reddit.com${link}`}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(STYLE, 'hover:underline')}
    >
      {words}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
