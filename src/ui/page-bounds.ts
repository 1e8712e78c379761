type PageBounds = { page: number; pageSize: number; total: number }

/** Which entries page `page` (from 1) shows and which pages lie beside it. A page out of range counts as the nearest one. */
export function pageBounds({ page, pageSize, total }: PageBounds) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pages)
  return {
    page: current,
    pages,
    from: total === 0 ? 0 : (current - 1) * pageSize + 1,
    to: Math.min(current * pageSize, total),
    previous: current > 1 ? current - 1 : undefined,
    next: current < pages ? current + 1 : undefined,
  }
}
