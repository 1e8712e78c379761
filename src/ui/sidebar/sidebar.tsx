import { lazy, type ReactNode, Suspense, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useSidebar } from './sidebar-provider.tsx'

const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer.tsx')).SidebarDrawer }))

type SidebarProps = {
  /** Names the landmark, for example 'Dashboard'. */
  'aria-label': string
  className?: string
  children: ReactNode
}

/** 16 rem wide, 3 rem with icons only; under 768 px a drawer of 18 rem. */
export function Sidebar({ className, children, ...rest }: SidebarProps) {
  const { open, onPhone, drawerOpen } = useSidebar()
  const [drawerWanted, setDrawerWanted] = useState(false)
  if (drawerOpen && !drawerWanted) setDrawerWanted(true)
  if (onPhone)
    return (
      <Suspense>
        {drawerWanted && <SidebarDrawer label={rest['aria-label']}>{children}</SidebarDrawer>}
      </Suspense>
    )
  return (
    <aside
      data-slot="sidebar"
      data-state={open ? 'expanded' : 'collapsed'}
      className={classNames(
        'group/sidebar sticky top-0 flex h-(--page-height) w-64 shrink-0 flex-col border-r border-sidebar-border bg-sidebar text-sidebar-foreground max-md:hidden data-[state=collapsed]:w-12',
        className,
      )}
      {...rest}
    >
      {children}
    </aside>
  )
}
