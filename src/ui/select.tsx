import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type SelectProps = ComponentProps<'select'> & {
  /** As high as a button. */
  compact?: boolean
}

/** A native select: the list is the browser's own where it cannot be styled, ours where it can (styles.css). */
export function Select({ compact = false, className, children, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        data-slot="select"
        className={classNames(
          compact ? 'h-9 pr-7.5 text-base pointer-coarse:h-11 pointer-coarse:text-md' : 'h-11 pr-9 text-md',
          'w-full min-w-0 appearance-none truncate rounded-md border border-input bg-card pl-3 text-foreground shadow-1 transition-[border-color] hover:not-disabled:border-foreground/60 focus-visible:border-ring focus-visible:outline-offset-0 disabled:border-border disabled:bg-muted disabled:text-muted-foreground disabled:shadow-none aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
        )}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted-foreground"
      />
    </span>
  )
}
