import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'

type AwaitedProps = { when: boolean; lines?: number; children: ReactNode }

const widths = ['w-3/5', 'w-4/5', 'w-2/5']

/** Lines over an empty field that is about to be filled. Someone who types there sees their own words instead. */
export function Awaited({ when, lines = 1, children }: AwaitedProps) {
  return (
    <div className="relative">
      {children}
      {when && (
        <div className="pointer-events-none absolute inset-x-3 top-3.5 grid gap-2.5">
          {widths.slice(0, lines).map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      )}
    </div>
  )
}
