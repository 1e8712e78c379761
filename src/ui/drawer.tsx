import { Drawer as Base } from '@base-ui/react/drawer'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CloseButton } from './close-button.tsx'

/** Set `swipeDirection="left"` for a drawer on the left side; the default is a sheet from the bottom. */
export const Drawer = Base.Root
export const DrawerTrigger = Base.Trigger
export const DrawerClose = Base.Close

const popupStyles = cva(
  'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-popover text-popover-foreground shadow-3 transition-transform duration-(--duration-slow) ease-out-soft data-ending-style:duration-220 data-swiping:duration-0 data-swiping:select-none motion-reduce:transition-opacity motion-reduce:data-starting-style:opacity-0 motion-reduce:data-ending-style:opacity-0 focus-visible:outline-none',
  {
    variants: {
      side: {
        bottom:
          'inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] transform-[translateY(var(--drawer-swipe-movement-y,0px))] rounded-t-2xl border-t data-starting-style:transform-[translateY(100%)] data-ending-style:transform-[translateY(100%)]',
        left: 'inset-y-0 left-0 w-72 max-w-[calc(100vw-3rem)] transform-[translateX(var(--drawer-swipe-movement-x,0px))] border-r data-starting-style:transform-[translateX(-100%)] data-ending-style:transform-[translateX(-100%)]',
      },
    },
    defaultVariants: { side: 'bottom' },
  },
)

type DrawerContentProps = ComponentProps<typeof Base.Popup> & VariantProps<typeof popupStyles>

/** Swiping it away is an extra: there is always a close button. */
export function DrawerContent({ side = 'bottom', className, children, ...rest }: DrawerContentProps) {
  return (
    <Base.Portal>
      <Base.Backdrop
        data-slot="drawer-overlay"
        className="fixed inset-0 z-50 bg-overlay opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-(--duration-slow) data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-220 data-swiping:duration-0"
      />
      <Base.Viewport className="fixed inset-0 z-50">
        <Base.Popup
          data-slot="drawer-content"
          className={classNames(popupStyles({ side }), className)}
          {...rest}
        >
          {side === 'bottom' && (
            <span aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-border" />
          )}
          <Base.Content className="flex min-h-full flex-col">{children}</Base.Content>
          <Base.Close render={<CloseButton className="absolute top-3 right-3" />} />
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  )
}

export function DrawerHeader({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="drawer-header"
      className={classNames('grid gap-1.5 px-5 pt-4 pr-14', className)}
      {...rest}
    />
  )
}

export function DrawerTitle({ className, ...rest }: ComponentProps<typeof Base.Title>) {
  return <Base.Title data-slot="drawer-title" className={classNames('text-lg', className)} {...rest} />
}

export function DrawerDescription({ className, ...rest }: ComponentProps<typeof Base.Description>) {
  return (
    <Base.Description
      data-slot="drawer-description"
      className={classNames('text-base text-muted-foreground', className)}
      {...rest}
    />
  )
}

export function DrawerBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="drawer-body" className={classNames('px-5 py-5', className)} {...rest} />
}

/** Stuck to the bottom of the screen, so the main action is always under the thumb. */
export function DrawerFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="drawer-footer"
      className={classNames(
        'sticky bottom-0 mt-auto flex gap-2 border-t bg-popover px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-1',
        className,
      )}
      {...rest}
    />
  )
}
