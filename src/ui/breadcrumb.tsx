import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Breadcrumb({ className, children, ...rest }: ComponentProps<'nav'>) {
  return (
    <nav
      aria-label="Breadcrumb"
      data-slot="breadcrumb"
      className={classNames('min-w-0', className)}
      {...rest}
    >
      <ol className="flex min-w-0 items-center gap-2 text-base">{children}</ol>
    </nav>
  )
}

export function BreadcrumbItem({ className, children, ...rest }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={classNames('group/crumb flex min-w-0 items-center gap-2 last:shrink-0', className)}
      {...rest}
    >
      <span aria-hidden className="text-muted-foreground group-first/crumb:hidden">
        /
      </span>
      {children}
    </li>
  )
}

const linkSlot = { 'data-slot': 'breadcrumb-link' }

export function BreadcrumbLink({ render, ref, className, ...rest }: useRender.ComponentProps<'a'>) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: {
      ...rest,
      ...linkSlot,
      className: classNames(
        'truncate rounded-sm text-muted-foreground hover:text-foreground pointer-coarse:py-3',
        className,
      ),
    },
  })
}

/** Where the reader is; not a link. */
export function BreadcrumbPage({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      aria-current="page"
      data-slot="breadcrumb-page"
      className={classNames('truncate font-medium', className)}
      {...rest}
    />
  )
}
