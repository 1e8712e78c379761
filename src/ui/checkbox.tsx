import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A native checkbox. Put it in a `<label>` with its text, at least 24 px high, 44 px on touch. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={classNames('relative inline-grid size-4.5 shrink-0', className)}>
      <input
        type="checkbox"
        data-slot="checkbox"
        className="peer size-full appearance-none rounded-[5px] border border-input bg-card transition-[background-color,border-color] checked:border-primary checked:bg-primary hover:not-disabled:not-aria-disabled:border-foreground/60 checked:hover:border-primary unavailable:bg-muted disabled:checked:border-input disabled:checked:bg-input aria-invalid:border-danger forced-colors:appearance-auto"
        {...rest}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto size-3 text-primary-foreground opacity-0 peer-checked:opacity-100 peer-disabled:text-card forced-colors:hidden"
      />
    </span>
  )
}
