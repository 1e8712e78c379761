import {
  BookOpen,
  History,
  LayoutGrid,
  LayoutTemplate,
  LifeBuoy,
  ListChecks,
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
  /** A document of its own, because a third party's form may stand in it. */
  newTab?: boolean
  /** Waits for neither setup nor plan: whoever can't pay must be able to ask and say why, and to leave with their data. */
  alwaysOpen?: boolean
  /** Pages below this one. The sidebar doesn't list them. */
  below?: { to: string; label: string; crumb?: string; keywords: string }[]
}

/** The sidebar in its order; the breadcrumb takes its names from here too. */
export const groups: { label: string; entries: Entry[] }[] = [
  {
    label: 'Dashboard',
    entries: [
      {
        to: '/dashboard/today',
        label: 'Today',
        icon: ListChecks,
        below: [
          {
            to: '/dashboard/today/learned',
            label: 'What Today has learned',
            crumb: 'Learned',
            keywords: 'learning skip dismiss topics order undo forget preferences',
          },
          {
            to: '/dashboard/today/calendar',
            label: 'Calendar',
            keywords: 'week communities set threads days allowances reminders promotion',
          },
        ],
      },
      { to: '/dashboard', label: 'Dashboard', icon: LayoutGrid },
      { to: '/dashboard/activity', label: 'Activity', icon: History },
    ],
  },
  {
    label: 'Tools',
    entries: [
      { to: '/dashboard/generate', label: 'Generate Post', icon: PenLine },
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
      },
      { to: '/dashboard/templates', label: 'Viral Templates', icon: LayoutTemplate, soon: true },
    ],
  },
  {
    label: 'Management',
    entries: [
      {
        to: '/dashboard/settings',
        label: 'Settings',
        icon: Settings2,
        alwaysOpen: true,
        below: [
          {
            to: '/dashboard/settings/alerts',
            label: 'Alerts & monitors',
            keywords:
              'notifications slack discord webhook push daily email quiet hours watch brand rival problem',
          },
          {
            to: '/dashboard/settings/alerts/deliveries',
            label: 'Delivery log',
            keywords: 'alerts sent failed history',
          },
        ],
      },
      { to: '/dashboard/products', label: 'My Products', icon: Package },
      {
        to: '/dashboard/feedback',
        label: 'Feedback',
        icon: MessageCircleHeart,
        newTab: true,
        alwaysOpen: true,
      },
      { to: '/dashboard/support', label: 'Support', icon: LifeBuoy, alwaysOpen: true },
    ],
  },
]

export function isAt({ to, below = [] }: Entry, pathname: string) {
  return [to, ...below.map((page) => page.to)].some((path) => matchPath(path, pathname) !== null)
}

export function entryAt(pathname: string) {
  return groups.flatMap(({ entries }) => entries).find((entry) => isAt(entry, pathname))
}

type Crumb = { to: string; label: string }
type Named = Crumb & { crumb?: string }

/** The way to a page, itself last. */
export function crumbsTo(pathname: string): Crumb[] {
  const home = { to: '/dashboard', label: 'Dashboard' }
  const entry = entryAt(pathname)
  if (!entry || entry.to === home.to) return [home]
  const below = entry.below ?? []
  const way: Named[] = [
    home,
    entry,
    ...below.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`)),
  ]
  return way.map(({ to, label, crumb = label }) => ({ to, label: crumb }))
}
