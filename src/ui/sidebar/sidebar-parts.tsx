import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export function SidebarHeader({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sidebar-header"
      className={classNames('grid shrink-0 gap-3 p-3 group-data-[state=collapsed]/sidebar:px-2', className)}
      {...rest}
    />
  )
}

/** The part that scrolls when the window is low. */
export function SidebarContent({ className, ...rest }: ComponentProps<'nav'>) {
  return (
    <nav
      data-slot="sidebar-content"
      className={classNames(
        'flex min-h-0 flex-1 flex-col gap-4 overflow-x-hidden overflow-y-auto p-3 group-data-[state=collapsed]/sidebar:gap-2 group-data-[state=collapsed]/sidebar:px-2',
        className,
      )}
      {...rest}
    />
  )
}

export function SidebarFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sidebar-footer"
      className={classNames('grid shrink-0 gap-3 p-3 group-data-[state=collapsed]/sidebar:px-2', className)}
      {...rest}
    />
  )
}

/** A named list of entries; among icons only, a hairline takes the place of the name. */
export function SidebarGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div
      data-slot="sidebar-group"
      className="group-data-[state=collapsed]/sidebar:not-first:border-t group-data-[state=collapsed]/sidebar:not-first:border-sidebar-border group-data-[state=collapsed]/sidebar:not-first:pt-2"
    >
      <p
        id={id}
        data-slot="sidebar-group-label"
        className="px-2.5 pb-1.5 text-xs text-muted-foreground group-data-[state=collapsed]/sidebar:sr-only"
      >
        {label}
      </p>
      <ul aria-labelledby={id} data-slot="sidebar-menu" className="grid gap-0.5">
        {children}
      </ul>
    </div>
  )
}

export function SidebarMenuItem({ className, ...rest }: ComponentProps<'li'>) {
  return <li data-slot="sidebar-menu-item" className={classNames('relative', className)} {...rest} />
}

/** The page beside the sidebar. */
export function SidebarInset({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sidebar-inset"
      className={classNames('flex min-w-0 flex-1 flex-col', className)}
      {...rest}
    />
  )
}
