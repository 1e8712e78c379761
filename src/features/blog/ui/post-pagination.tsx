import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import type { Pagination } from '../schema.ts'
import { scrollToTop } from './scroll-to-top.ts'

/** Previous and Next are links, so they work without a script; nothing while everything fits on one page. */
export function PostPagination({ total, limit, offset, hasMore }: Pagination) {
  if (total <= limit) return null
  return (
    <nav aria-label="Pagination" className="mt-12 flex items-center justify-between gap-3">
      <Button variant="outline" {...step(offset > 0, Math.max(0, offset - limit))}>
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <p className="text-center text-sm text-muted-foreground tabular-nums">
        {`Showing ${offset + 1} - ${Math.min(offset + limit, total)} of ${total}`}
      </p>
      <Button variant="outline" {...step(hasMore, offset + limit)}>
        Next
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  )
}

function step(possible: boolean, offset: number) {
  if (!possible) return { disabled: true }
  const to = offset === 0 ? '/blog' : `/blog?offset=${offset}`
  // The router would jump; we scroll.
  return { render: <Link to={to} preventScrollReset onClick={scrollToTop} /> }
}
