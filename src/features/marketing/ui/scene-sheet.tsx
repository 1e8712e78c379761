import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** Scenes are drawn in em, and their frame sets the font size by its own width: they scale like a picture. */
export function SceneSheet({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-[0.9em] border bg-card p-[1.2em] shadow-2', className)}>
      {children}
    </div>
  )
}
