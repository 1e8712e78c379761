import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type InputProps = ComponentProps<'input'> & {
  /** As high as a button. */
  compact?: boolean
}

export function Input({ compact = false, className, ...rest }: InputProps) {
  return (
    <input
      data-slot="input"
      className={classNames(
        compact ? 'h-9 text-base pointer-coarse:h-11 pointer-coarse:text-md' : 'h-11 text-md',
        'w-full min-w-0 rounded-md border border-input bg-card px-3 text-foreground shadow-1 transition-[border-color,box-shadow]',
        'placeholder:text-muted-foreground hover:not-disabled:border-foreground/60',
        'focus-visible:border-ring focus-visible:outline-offset-0',
        'disabled:border-border disabled:bg-muted disabled:text-muted-foreground disabled:shadow-none',
        'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
        className,
      )}
      {...rest}
    />
  )
}
