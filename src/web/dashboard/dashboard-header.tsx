import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from '../../ui/breadcrumb.tsx'
import { SidebarTrigger } from '../../ui/sidebar/sidebar-trigger.tsx'
import { entryAt } from './entries.ts'

/** Children stand right of the breadcrumb: what changes the page below. */
export function DashboardHeader({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const entry = entryAt(pathname)
  const page = entry?.crumb ?? entry?.label ?? 'Dashboard'
  return (
    <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-3 border-b bg-background px-2 max-md:pr-4 md:pr-6 md:pl-4.5">
      <SidebarTrigger />
      <span aria-hidden className="h-4 w-px bg-border max-md:hidden" />
      <Breadcrumb>
        {entry && entry.to !== '/dashboard' && (
          <BreadcrumbItem>
            <BreadcrumbLink render={<Link to="/dashboard" />}>Dashboard</BreadcrumbLink>
          </BreadcrumbItem>
        )}
        <BreadcrumbItem>
          <BreadcrumbPage>{page}</BreadcrumbPage>
        </BreadcrumbItem>
      </Breadcrumb>
      {children}
    </header>
  )
}
