import { useRender } from '@base-ui/react/use-render'
import { cva, type VariantProps } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import { BusyLabel } from './busy-label.tsx'
import { classNames } from './class-names.ts'

const greyed = 'unavailable:bg-muted unavailable:text-muted-foreground unavailable:shadow-none'

const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none transition-[background-color,border-color,color,box-shadow,transform] active:not-aria-disabled:translate-y-px unavailable:cursor-not-allowed forced-colors:border [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  {
    variants: {
      variant: {
        default: `bg-primary text-primary-foreground shadow-1 hover:bg-primary-hover ${greyed}`,
        outline: `border bg-card text-foreground shadow-1 hover:bg-accent hover:text-accent-foreground ${greyed}`,
        ghost:
          'text-foreground hover:bg-accent hover:text-accent-foreground unavailable:bg-transparent unavailable:text-muted-foreground',
        destructive: `bg-danger text-danger-foreground shadow-1 hover:bg-danger/90 ${greyed}`,
        link: 'rounded-sm text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary unavailable:text-muted-foreground unavailable:no-underline',
      },
      size: {
        xs: 'h-7 px-2.5 text-xs pointer-coarse:h-11',
        sm: 'h-8 px-3 text-sm pointer-coarse:h-11',
        default: 'h-9 px-3.5 text-base pointer-coarse:h-11',
        lg: 'h-11.5 px-5 text-md',
        icon: 'size-9 pointer-coarse:size-11',
        'icon-xs': 'size-7 pointer-coarse:size-11',
        text: 'min-h-6 text-base',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

const slot = { 'data-slot': 'button' }

type ButtonProps = useRender.ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** While true the button keeps its size and focus, shows `busyLabel` and ignores presses. */
    busy?: boolean
    busyLabel?: ReactNode
  }

const ignorePress = (event: MouseEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  render,
  ref,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Unlike `disabled`, `aria-disabled` keeps the focus, so the reason beside the button can be found and read.
  const unavailable = busy || rest['aria-disabled'] === true
  return useRender({
    defaultTagName: 'button',
    render,
    ref,
    props: {
      ...(render ? {} : { type: 'button' }),
      ...rest,
      ...slot,
      ...(busy && { 'aria-disabled': true, 'aria-busy': true }),
      className: classNames(buttonStyles({ variant, size }), className),
      onClick: unavailable ? ignorePress : onClick,
      children: busyLabel ? (
        <BusyLabel busy={busy} label={busyLabel}>
          {children}
        </BusyLabel>
      ) : (
        children
      ),
    },
  })
}
