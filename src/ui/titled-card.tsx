import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'

type TitledCardProps = {
  title: string
  /** One line under the title. */
  text?: ReactNode
  /** At the other end of the title's line. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page in a card, named by its title. */
export function TitledCard({ title, text, aside, className, children }: TitledCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-slot="titled-card" className={classNames('grid min-w-0', className)}>
      <Card className="flex flex-col gap-3.5 px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 gap-0.5">
            <h2 id={id} tabIndex={-1} className="w-fit rounded-sm text-md">
              {title}
            </h2>
            {text && <p className="text-sm text-muted-foreground">{text}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  )
}
