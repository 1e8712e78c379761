import { LifeBuoy, MessageCircleHeart, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '../../brand.ts'
import { UserMenu } from '../../features/accounts/ui/user-menu.tsx'
import { DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Sidebar } from '../../ui/sidebar/sidebar.tsx'
import {
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarHeader,
} from '../../ui/sidebar/sidebar-parts.tsx'
import { useSidebar } from '../../ui/sidebar/sidebar-provider.tsx'
import type { Viewer } from '../guards.server.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { groups } from './entries.ts'
import { SidebarEntry } from './sidebar-entry.tsx'

type DashboardSidebarProps = { viewer: Viewer; hasPlus: boolean; children?: ReactNode }

export function DashboardSidebar({ viewer, hasPlus, children }: DashboardSidebarProps) {
  const { setDrawerOpen } = useSidebar()
  const closeDrawer = () => setDrawerOpen(false)
  return (
    <Sidebar aria-label="Sidebar" className="z-30">
      <SidebarHeader>
        <Link
          to="/dashboard"
          onClick={closeDrawer}
          className="flex h-8 w-fit items-center gap-2 rounded-md px-1.5 text-lg font-semibold tracking-tight text-foreground group-data-[state=collapsed]/sidebar:px-0"
        >
          <Logo />
          <span className="group-data-[state=collapsed]/sidebar:sr-only">{brand.name}</span>
        </Link>
        <PaletteButton />
      </SidebarHeader>
      <SidebarContent aria-label="Dashboard">
        {groups.map(({ label, entries }) => (
          <SidebarGroup key={label} label={label}>
            {entries.map((entry) => (
              <SidebarEntry key={entry.to} entry={entry} hasPlus={hasPlus} />
            ))}
          </SidebarGroup>
        ))}
      </SidebarContent>
      <SidebarFooter>
        {children}
        <UserMenu name={viewer.name} email={viewer.email} signOutLabel="Log out" inSidebar>
          <DropdownMenuItem
            onClick={closeDrawer}
            render={<Link to="/dashboard/feedback" target="_blank" rel="noopener" />}
          >
            <MessageCircleHeart aria-hidden />
            Feedback
            <span className="sr-only"> (opens in a new tab)</span>
          </DropdownMenuItem>
          <DropdownMenuItem onClick={closeDrawer} render={<Link to="/dashboard/support" />}>
            <LifeBuoy aria-hidden />
            Support
          </DropdownMenuItem>
          <DropdownMenuItem onClick={closeDrawer} render={<Link to="/dashboard/settings" />}>
            <Settings2 aria-hidden />
            Settings
          </DropdownMenuItem>
          <DropdownMenuSeparator />
        </UserMenu>
      </SidebarFooter>
    </Sidebar>
  )
}
