import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SpinnerIcon } from './spinner-icon.tsx'

/** Both labels share one grid cell, so the wider of them decides the button's width and nothing jumps. */
export function BusyLabel({
  busy,
  label,
  children,
}: {
  busy: boolean
  label: ReactNode
  children: ReactNode
}) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  return (
    <span className="grid">
      <span className={classNames(cell, busy && 'invisible')}>{children}</span>
      <span className={classNames(cell, !busy && 'invisible')}>
        <SpinnerIcon className="size-3.5" />
        {label}
      </span>
    </span>
  )
}
