import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const badgeStyles = cva(
  'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-secondary text-secondary-foreground',
        outline: 'border text-muted-foreground',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        destructive: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
        marker: 'bg-marker text-marker-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyles>

/** A state in one or two words. The words carry the meaning; the colour only helps to find them. */
export function Badge({ variant, className, ...rest }: BadgeProps) {
  return <span data-slot="badge" className={classNames(badgeStyles({ variant }), className)} {...rest} />
}
