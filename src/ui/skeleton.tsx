import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Stands where content will be, in its size. It does not pulse: nothing moves without end except the spinner. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      data-slot="skeleton"
      className={classNames('h-4 rounded-sm bg-secondary forced-colors:border', className)}
      {...rest}
    />
  )
}
