import {
  BookOpen,
  LayoutGrid,
  LayoutTemplate,
  LifeBuoy,
  type LucideIcon,
  MessageCircleHeart,
  Package,
  PenLine,
  Settings2,
  TextSearch,
  WandSparkles,
} from 'lucide-react'
import { matchPath } from 'react-router'

export type Entry = {
  to: string
  label: string
  icon: LucideIcon
  /** What the header calls the page, where that differs from the label. */
  crumb?: string
  plusOnly?: boolean
  /** The page isn't there yet: the entry is shown, but leads nowhere. */
  soon?: boolean
}

/** The sidebar in its order; the breadcrumb takes its names from here too. */
export const groups: { label: string; entries: Entry[] }[] = [
  {
    label: 'Dashboard',
    entries: [{ to: '/dashboard', label: 'Dashboard', icon: LayoutGrid }],
  },
  {
    label: 'Tools',
    entries: [
      { to: '/dashboard/generate', label: 'Generate Post', icon: PenLine, soon: true },
      { to: '/dashboard/smart', label: 'Smart Rewrite', icon: WandSparkles, plusOnly: true },
      { to: '/dashboard/keyword', label: 'Keyword Research', icon: TextSearch, plusOnly: true },
    ],
  },
  {
    label: 'Resources & Support',
    entries: [
      {
        to: '/dashboard/guides',
        label: 'Free Resources',
        crumb: 'Free Marketing Guides',
        icon: BookOpen,
        soon: true,
      },
      { to: '/dashboard/templates', label: 'Viral Templates', icon: LayoutTemplate, soon: true },
    ],
  },
  {
    label: 'Management',
    entries: [
      { to: '/dashboard/settings', label: 'Settings', icon: Settings2 },
      { to: '/dashboard/products', label: 'My Products', icon: Package },
      { to: '/dashboard/feedback', label: 'Feedback', icon: MessageCircleHeart, soon: true },
      { to: '/dashboard/support', label: 'Support', icon: LifeBuoy, soon: true },
    ],
  },
]

export function isAt({ to }: Entry, pathname: string) {
  return matchPath(to, pathname) !== null
}

export function entryAt(pathname: string) {
  return groups.flatMap(({ entries }) => entries).find((entry) => isAt(entry, pathname))
}
