import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={classNames('rounded-lg border bg-card p-5 text-card-foreground shadow-1', className)}
      {...rest}
    />
  )
}
