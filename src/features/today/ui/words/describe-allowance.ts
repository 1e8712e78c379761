import {
  BadgeCheck,
  BotOff,
  CalendarDays,
  Check,
  CircleQuestionMark,
  HandHeart,
  type LucideIcon,
  Scale,
} from 'lucide-react'
import type { Allowance } from '../../schema.ts'

type Words = { text: string; Icon: LucideIcon; isWelcome?: boolean }

/** What a community says of naming a product, in words with an icon, and never by color alone. */
export const allowanceWords: Record<Allowance, Words> = {
  allowed: { text: 'Mentions allowed', Icon: Check, isWelcome: true },
  disclosed: { text: 'Disclosure required', Icon: BadgeCheck },
  silent: { text: 'No rule on mentions', Icon: Check },
  rationed: { text: 'Mentions now and then', Icon: Scale },
  set_threads: { text: 'Promo threads only: just help', Icon: CalendarDays },
  banned: { text: 'No self-promo: just help', Icon: HandHeart },
  ai_banned: { text: 'No AI text: notes, not a draft', Icon: BotOff },
  named_lately: { text: 'Mentioned here lately: just help', Icon: Scale },
  removed_here: { text: 'Removed here before: just help', Icon: HandHeart },
  not_the_place: { text: 'Not the place for it: just help', Icon: HandHeart },
  guessed: { text: 'Only a quick look: just help', Icon: CircleQuestionMark },
  unknown: { text: 'Rules not checked yet: just help', Icon: CircleQuestionMark },
}
