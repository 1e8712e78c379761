import { ArrowUpRight, Lock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { SidebarMenuButton } from '../../ui/sidebar/sidebar-menu-button.tsx'
import { SidebarMenuItem } from '../../ui/sidebar/sidebar-parts.tsx'
import { useSidebar } from '../../ui/sidebar/sidebar-provider.tsx'
import { useTodayState } from '../today/today-provider.tsx'
import { type Entry, isAt } from './entries.ts'

export function SidebarEntry({ entry, hasPlus }: { entry: Entry; hasPlus: boolean }) {
  const { pathname } = useLocation()
  const { open, onPhone } = useSidebar()
  const shared = { icon: <entry.icon aria-hidden />, label: entry.label, isActive: isAt(entry, pathname) }
  if (entry.soon)
    return (
      <SidebarMenuItem>
        <SidebarMenuButton
          {...shared}
          aria-disabled
          // Among icons only, the badge is gone.
          hint={open || onPhone ? undefined : 'Soon'}
          trailing={
            <Badge variant="outline" className="h-5 px-2 text-2xs">
              Soon
            </Badge>
          }
        />
      </SidebarMenuItem>
    )
  if (entry.newTab)
    return (
      <SidebarMenuItem>
        <SidebarMenuButton
          {...shared}
          render={<Link to={entry.to} target="_blank" rel="noopener" />}
          hint="Opens in a new tab"
          trailing={<ArrowUpRight aria-hidden className="text-muted-foreground" />}
        />
      </SidebarMenuItem>
    )
  if (entry.to === '/dashboard/today')
    return (
      <SidebarMenuItem>
        <SidebarMenuButton {...shared} render={<Link to={entry.to} />} trailing={<ThreadsLeft />} />
      </SidebarMenuItem>
    )
  const locked = entry.plusOnly && !hasPlus
  return (
    <SidebarMenuItem>
      <SidebarMenuButton
        {...shared}
        render={<Link to={entry.to} />}
        hint={locked ? 'Plus Plan Required' : undefined}
        trailing={locked && <Lock aria-hidden className="text-muted-foreground" />}
      />
    </SidebarMenuItem>
  )
}

/** How many threads the day still has. Nothing is said of none. */
function ThreadsLeft() {
  const { left } = useTodayState()
  if (left === 0) return null
  return (
    <span className="px-1 text-xs text-muted-foreground tabular-nums">
      {left}
      <span className="sr-only">{left === 1 ? ' thread left' : ' threads left'}</span>
    </span>
  )
}
