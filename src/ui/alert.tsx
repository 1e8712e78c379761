import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, Info, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'

const alertStyles = cva('flex gap-2.5 rounded-md px-3.5 py-3 text-base', {
  variants: {
    variant: {
      destructive: 'bg-danger-soft text-danger',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
    },
  },
})

const icons = { destructive: CircleAlert, success: MailCheck, warning: Info }

type AlertProps = Required<VariantProps<typeof alertStyles>> & { children: ReactNode }

/** A message in the page, where the eye already is: read out at once when it is an error. */
export function Alert({ variant, children }: AlertProps) {
  const Icon = icons[variant ?? 'success']
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      data-slot="alert"
      className={alertStyles({ variant })}
    >
      <Icon className="mt-0.75 size-4 shrink-0" aria-hidden />
      <div className="grid min-w-0 gap-1 wrap-anywhere">{children}</div>
    </div>
  )
}
