import {
  AtSign,
  Database,
  Lightbulb,
  type LucideIcon,
  MailOpen,
  MessagesSquare,
  Quote,
  TrendingUp,
  Users,
} from 'lucide-react'
import type { GuideIconName } from '../schema.ts'

export const guideIcons: Record<GuideIconName, LucideIcon> = {
  idea: Lightbulb,
  people: Users,
  mail: MailOpen,
  database: Database,
  conversation: MessagesSquare,
  quote: Quote,
  growth: TrendingUp,
  handle: AtSign,
}
