import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CloseButton } from './close-button.tsx'

type DialogProps = ComponentProps<typeof Base.Root> & {
  /** The reader must decide inside: Escape and a press outside do nothing. */
  blocking?: boolean
}

export function Dialog({ blocking = false, onOpenChange, ...rest }: DialogProps) {
  return (
    <Base.Root
      disablePointerDismissal={blocking}
      onOpenChange={(open, details) => {
        if (blocking && details.reason === 'escape-key') details.cancel()
        else onOpenChange?.(open, details)
      }}
      {...rest}
    />
  )
}

export const DialogTrigger = Base.Trigger
export const DialogClose = Base.Close

type DialogContentProps = ComponentProps<typeof Base.Popup> & {
  /** Off for a dialog that must be answered. */
  closeButton?: boolean
}

/** Width comes from `className`, for example `max-w-240`. */
export function DialogContent({ closeButton = true, className, children, ...rest }: DialogContentProps) {
  return (
    <Base.Portal>
      <Base.Backdrop
        data-slot="dialog-overlay"
        className="fixed inset-0 z-50 bg-overlay transition-opacity duration-(--duration-slow) data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-220"
      />
      <Base.Popup
        data-slot="dialog-content"
        className={classNames(
          'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-120 -translate-1/2 flex-col overflow-y-auto overscroll-contain rounded-2xl border bg-popover text-popover-foreground shadow-3 transition-[opacity,scale] duration-(--duration-slow) ease-out-soft data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-96 data-ending-style:opacity-0 data-ending-style:duration-220 focus-visible:outline-none',
          className,
        )}
        {...rest}
      >
        {children}
        {/* Last in the order of focus: the first useful control comes first. */}
        {closeButton && <Base.Close render={<CloseButton className="absolute top-4 right-4" />} />}
      </Base.Popup>
    </Base.Portal>
  )
}

export function DialogHeader({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-header"
      className={classNames('grid gap-1.5 px-6 pt-6 pr-16', className)}
      {...rest}
    />
  )
}

export function DialogTitle({ className, ...rest }: ComponentProps<typeof Base.Title>) {
  return <Base.Title data-slot="dialog-title" className={classNames('text-lg', className)} {...rest} />
}

export function DialogDescription({ className, ...rest }: ComponentProps<typeof Base.Description>) {
  return (
    <Base.Description
      data-slot="dialog-description"
      className={classNames('text-base text-muted-foreground', className)}
      {...rest}
    />
  )
}

export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="dialog-body" className={classNames('px-6 py-5', className)} {...rest} />
}

/** Stays at the bottom edge while a long body scrolls behind it, fading out. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={classNames(
        'sticky bottom-0 flex justify-end gap-2 bg-popover px-6 pt-1 pb-6 max-sm:flex-col-reverse',
        'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 before:bg-linear-to-t before:from-popover',
        className,
      )}
      {...rest}
    />
  )
}
