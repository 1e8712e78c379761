import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type ProgressProps = ComponentProps<'progress'> & {
  /** What is measured; the value is read out after it. */
  'aria-label': string
  variant?: 'default' | 'warning'
}

const FILL = {
  default: '[&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary',
  warning: '[&::-webkit-progress-value]:bg-warning [&::-moz-progress-bar]:bg-warning',
}

export function Progress({ variant = 'default', max = 100, className, ...rest }: ProgressProps) {
  return (
    <progress
      data-slot="progress"
      max={max}
      className={classNames(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-secondary forced-color-adjust-none forced-colors:border',
        '[&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:rounded-full [&::-moz-progress-bar]:rounded-full',
        FILL[variant],
        className,
      )}
      {...rest}
    />
  )
}
