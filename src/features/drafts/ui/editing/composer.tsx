import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

/** One frame around a text and what there is to say about it. */
export function Composer({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-slot="composer"
      className={classNames(
        'flex min-w-0 flex-col rounded-lg border border-input bg-card shadow-1',
        // On phones it may have no frame, and the ring would cross the words around it.
        'has-[textarea:focus-visible]:border-ring md:has-[textarea:focus-visible]:outline-2 md:has-[textarea:focus-visible]:outline-ring',
        className,
      )}
    >
      {children}
    </div>
  )
}
