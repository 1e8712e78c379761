import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type MarkerProps = ComponentProps<'mark'> & {
  /** `text` washes a passage over several lines; `heading` is one slanted stroke under a few large words. */
  variant?: 'text' | 'heading'
}

/** The highlighter: what deserves an answer, at most one phrase per view. */
export function Marker({ variant = 'text', className, ...rest }: MarkerProps) {
  return (
    <mark
      data-slot="marker"
      className={classNames(
        variant === 'heading'
          ? 'marker bg-transparent text-inherit'
          : '-mx-0.5 rounded-[3px] bg-marker box-decoration-clone px-0.5 text-marker-foreground',
        className,
      )}
      {...rest}
    />
  )
}
