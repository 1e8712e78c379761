import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

/** One frame around a text and what there is to say about it. */
export function Composer({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-slot="composer"
      className={classNames(
        'flex min-w-0 flex-col rounded-lg border border-input bg-card shadow-1',
        'has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring',
        // On phones it has no frame, so the ring keeps its distance from the words.
        'max-md:has-[textarea:focus-visible]:outline-offset-8',
        className,
      )}
    >
      {children}
    </div>
  )
}
