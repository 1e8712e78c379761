import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The cards before their answer. What is watched is asked for by itself. */
export function AlertsSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
      <output className="sr-only">Loading your alerts…</output>
      <LoadingCard rows={5} />
      <LoadingCard rows={4} />
      {children}
      <LoadingCard rows={5} />
    </div>
  )
}

function LoadingCard({ rows }: { rows: number }) {
  return (
    <Card className="grid content-start gap-4 px-4 py-4 sm:px-5">
      <Skeleton className="h-5 w-28" />
      {Array.from({ length: rows }, (_, nth) => (
        <Skeleton key={nth} className="h-9" />
      ))}
    </Card>
  )
}
