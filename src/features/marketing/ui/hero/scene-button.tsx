import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

/** Looks like a button and is none: scenes and samples are pictures. */
export function SceneButton({ outline, children }: { outline?: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-[0.5em] rounded-[0.6em] px-[0.85em] py-[0.4em] font-medium [&_svg]:size-[1.1em]',
        outline ? 'border bg-card text-foreground' : 'bg-primary text-primary-foreground',
      )}
    >
      {children}
    </span>
  )
}
