import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Put one around a group of tooltips: after the first, its neighbours open at once. */
export const TooltipProvider = Base.Provider

/**
 * A few words on hover and focus. Touch shows none and screen readers may not read it: what it says must also
 * be the control's label or stand in its `aria-describedby`.
 */
export const Tooltip = Base.Root
export const TooltipTrigger = Base.Trigger

type TooltipContentProps = ComponentProps<typeof Base.Popup> &
  Pick<ComponentProps<typeof Base.Positioner>, 'side' | 'align' | 'sideOffset'>

export function TooltipContent({ side, align, sideOffset = 8, className, ...rest }: TooltipContentProps) {
  return (
    <Base.Portal>
      <Base.Positioner side={side} align={align} sideOffset={sideOffset} className="z-50">
        <Base.Popup
          data-slot="tooltip-content"
          className={classNames(
            'flex max-w-70 origin-(--transform-origin) items-center gap-2 rounded-sm border bg-popover px-2.5 py-1.5 text-sm text-popover-foreground shadow-2 transition-[opacity,scale] duration-(--duration-base) ease-out-soft data-instant:duration-0 data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-96 data-ending-style:opacity-0 data-ending-style:duration-140',
            className,
          )}
          {...rest}
        />
      </Base.Positioner>
    </Base.Portal>
  )
}
