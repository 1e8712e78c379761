import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode, RefObject } from 'react'

type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** While true it can't be closed, because something runs that can't be taken back. */
  busy?: boolean
  title: string
  description?: ReactNode
  /** Where focus goes when the dialog closes; by default back to what opened it. */
  finalFocus?: RefObject<HTMLElement | null>
  /** What must be filled in before the buttons. */
  body?: ReactNode
  /** The buttons: `AlertDialogCancel` first, so that it takes the focus. */
  children: ReactNode
}

const fade = 'transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0'

export function AlertDialog({
  open,
  onOpenChange,
  busy = false,
  title,
  description,
  finalFocus,
  body,
  children,
}: AlertDialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop
          // Also above another dialog, whose backdrop lies beneath that one.
          forceRender
          data-slot="alert-dialog-overlay"
          className={`fixed inset-0 z-50 bg-overlay duration-(--duration-slow) ${fade}`}
        />
        <Base.Popup
          data-slot="alert-dialog-content"
          finalFocus={finalFocus ?? true}
          className="fixed top-1/2 left-1/2 z-50 grid w-[calc(100vw-2rem)] max-w-105 -translate-1/2 gap-5 rounded-xl border bg-popover p-6 text-popover-foreground shadow-3 transition-[opacity,scale] duration-(--duration-slow) ease-out-soft data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-96 data-ending-style:opacity-0 data-ending-style:duration-200 focus-visible:outline-none"
        >
          <div className="grid gap-1.5">
            <Base.Title className="text-lg">{title}</Base.Title>
            {description && (
              <Base.Description className="text-base text-muted-foreground">{description}</Base.Description>
            )}
          </div>
          {body}
          <div className="flex justify-end gap-2 max-sm:flex-col-reverse">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export const AlertDialogCancel = Base.Close
