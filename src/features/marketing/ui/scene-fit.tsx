import { ChartNoAxesColumnIncreasing } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** The design system’s pill, drawn in em. */
export function SceneFit({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-[0.4em] rounded-full bg-marker px-[0.8em] py-[0.25em] font-medium text-marker-foreground',
        className,
      )}
    >
      <ChartNoAxesColumnIncreasing className="size-[1.2em]" strokeWidth={3.5} aria-hidden />
      {children}
    </span>
  )
}
