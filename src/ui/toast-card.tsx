import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ToastMessage } from './toast.tsx'

const CLOSE =
  '-my-1.5 grid size-8 shrink-0 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-accent-foreground ' +
  'pointer-coarse:-my-3 pointer-coarse:size-11'

export function ToastCard({
  title,
  text,
  variant = 'default',
  onClose,
  children,
}: ToastMessage & {
  onClose: () => void
  /** What can be done about it. */
  children?: ReactNode
}) {
  const failed = variant === 'destructive'
  return (
    <div
      role={failed ? 'alert' : 'status'}
      data-slot="toast"
      data-variant={variant}
      className="flex w-full gap-3 rounded-lg border bg-popover py-3.5 pr-2 pl-4 font-sans text-base text-popover-foreground shadow-3 data-[variant=destructive]:border-danger/40"
    >
      {failed ? (
        <CircleAlert className="mt-0.5 size-4.5 shrink-0 text-danger" aria-hidden />
      ) : (
        <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-success" aria-hidden />
      )}
      <div className="grid min-w-0 flex-1 content-start gap-0.5 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-muted-foreground">{text}</p>}
      </div>
      {children && <div className="-my-1.5 flex shrink-0 gap-1 pointer-coarse:-my-3">{children}</div>}
      <button type="button" aria-label="Close message" onClick={onClose} className={CLOSE}>
        <X className="size-4" aria-hidden />
      </button>
    </div>
  )
}
