import { Link, useLocation } from 'react-router'

const tabs = [
  { to: '/dashboard/settings', label: 'Account' },
  { to: '/dashboard/settings/alerts', label: 'Alerts & monitors' },
]

const TAB =
  'flex h-10 items-center rounded-sm border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted-foreground ' +
  '-outline-offset-2 hover:text-foreground aria-[current=page]:rounded-b-none aria-[current=page]:border-primary ' +
  'aria-[current=page]:text-foreground pointer-coarse:h-11 forced-colors:aria-[current=page]:border-[Highlight]'

/** The pages of the settings. Each has its own address, so these are links. */
export function SettingsTabs() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Settings" className="min-w-0 border-b">
      <ul className="-mb-px flex overflow-x-auto [scrollbar-width:none]">
        {tabs.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <Link to={to} aria-current={to === pathname ? 'page' : undefined} className={TAB}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
