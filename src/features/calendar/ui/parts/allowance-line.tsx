import {
  BadgeCheck,
  CalendarDays,
  Check,
  CircleQuestionMark,
  HandHeart,
  type LucideIcon,
  Scale,
} from 'lucide-react'
import { writeAllowance } from '../../judge/write-allowance.ts'
import type { Allowance, CalendarCommunity } from '../../schema.ts'

const ICONS: Record<Allowance['kind'], LucideIcon> = {
  unread: CircleQuestionMark,
  banned: HandHeart,
  removed_here: HandHeart,
  set_threads: CalendarDays,
  disclosed: BadgeCheck,
  allowed: Check,
  silent: Check,
  rationed: Scale,
  counted: Scale,
}

type AllowanceLineProps = { community: CalendarCommunity; today: string }

/** What is left of mentions there, and what nobody has read yet. */
export function AllowanceLine({ community: { allowance, rules }, today }: AllowanceLineProps) {
  const Icon = ICONS[allowance.kind]
  return (
    <div className="grid gap-0.5 text-xs font-normal text-pretty text-muted-foreground">
      <p className="flex gap-1.5">
        <Icon className="mt-px size-3.5 shrink-0" aria-hidden />
        {writeAllowance(allowance, today)}
      </p>
      {rules === 'unread' && allowance.kind !== 'unread' && <p>Rules not fully read yet</p>}
      {rules === 'partly' && <p>Only a quick look at the rules: days may be missing</p>}
    </div>
  )
}
