import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { pageBounds } from './page-bounds.ts'

type PaginationProps = {
  page: number
  pageSize: number
  total: number
  /** The element that leads to a page: `(page) => <Link to={`?page=${page}`} />`, or a button with `onClick`. */
  renderPage: (page: number) => ReactElement<Record<string, unknown>>
  className?: string
}

/** Previous and Next with the range between them; nothing while everything fits on one page. */
export function Pagination({ page, pageSize, total, renderPage, className }: PaginationProps) {
  if (total <= pageSize) return null
  const { from, to, previous, next } = pageBounds({ page, pageSize, total })
  const step = (target: number | undefined) =>
    target === undefined ? { disabled: true } : { render: renderPage(target) }
  return (
    <nav
      aria-label="Pagination"
      data-slot="pagination"
      className={classNames('flex items-center justify-between gap-4', className)}
    >
      <Button variant="outline" {...step(previous)}>
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <p className="text-center text-sm text-muted-foreground tabular-nums">
        Showing {from} - {to} of {total}
      </p>
      <Button variant="outline" {...step(next)}>
        Next
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  )
}
