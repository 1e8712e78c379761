import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

type SectionProps = { id: string; title: ReactNode; lead: ReactNode; className?: string; children: ReactNode }

/** A claim on the left and a plain sentence on the right; below each other where there is less room. */
export function Section({ id, title, lead, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('py-11 lg:py-12', className)}>
      <div className="mb-10 grid gap-x-16 gap-y-4 lg:mb-14 lg:grid-cols-[minmax(0,1fr)_22.75rem] lg:items-end">
        <h2
          id={`${id}-title`}
          className="max-w-140 text-3xl leading-[1.08] tracking-[-0.03em] lg:text-[2.375rem]"
        >
          {title}
        </h2>
        <p className="text-md text-pretty text-muted-foreground">{lead}</p>
      </div>
      {children}
    </section>
  )
}
