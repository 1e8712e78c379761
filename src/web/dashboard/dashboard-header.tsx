import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from '../../ui/breadcrumb.tsx'
import { SidebarTrigger } from '../../ui/sidebar/sidebar-trigger.tsx'
import { crumbsTo } from './entries.ts'

/** Children stand right of the breadcrumb: what changes the page below. */
export function DashboardHeader({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const crumbs = crumbsTo(pathname)
  return (
    <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-3 border-b bg-background px-2 max-md:pr-4 md:pr-6 md:pl-4.5">
      <SidebarTrigger />
      <span aria-hidden className="h-4 w-px bg-border max-md:hidden" />
      <Breadcrumb>
        {crumbs.slice(0, -1).map(({ to, label }, nth) => (
          <BreadcrumbItem key={to} className={crumbs.length > 3 ? shortened(crumbs.length - 2 - nth) : ''}>
            <BreadcrumbLink render={<Link to={to} />}>{label}</BreadcrumbLink>
          </BreadcrumbItem>
        ))}
        <BreadcrumbItem>
          <BreadcrumbPage>{crumbs.at(-1)?.label}</BreadcrumbPage>
        </BreadcrumbItem>
      </Breadcrumb>
      {children}
    </header>
  )
}

/** A phone has room for a long way's end only: the page and the one above it. */
const shortened = (before: number) => (before === 0 ? 'max-sm:[&>span:first-child]:hidden' : 'max-sm:hidden')
