import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] border bg-muted px-1 font-sans text-2xs font-medium text-muted-foreground',
        className,
      )}
      {...rest}
    />
  )
}
