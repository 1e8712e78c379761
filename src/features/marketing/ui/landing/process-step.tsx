import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

type ProcessStepProps = {
  icon: LucideIcon
  title: string
  text: string
  /** The thread ends here. */
  last?: boolean
  children: ReactNode
}

/** A knot on the thread: the line runs on to the right, or downwards on phones. */
export function ProcessStep({ icon: Icon, title, text, last, children }: ProcessStepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 lg:block">
      <div className="flex flex-col items-center gap-3 lg:mb-5 lg:flex-row lg:gap-4">
        <span
          className={classNames(
            'grid size-11 shrink-0 place-items-center rounded-full',
            last ? 'bg-primary text-primary-foreground' : 'bg-accent text-accent-foreground',
          )}
        >
          <Icon className="size-5" aria-hidden />
        </span>
        {!last && <span aria-hidden className="mb-3 w-0.5 flex-1 bg-chart-1/55 lg:mb-0 lg:h-0.5 lg:w-auto" />}
      </div>
      <div
        className={classNames('grid justify-items-start gap-2 pt-2 lg:pt-0 lg:pr-8', !last && 'max-lg:pb-12')}
      >
        <h3 className="text-xl">{title}</h3>
        <p className="text-md text-pretty text-muted-foreground">{text}</p>
        <div className="mt-3">{children}</div>
      </div>
    </li>
  )
}
