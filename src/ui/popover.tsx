import { Popover as Base } from '@base-ui/react/popover'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const Popover = Base.Root
export const PopoverTrigger = Base.Trigger
export const PopoverClose = Base.Close

type PopoverContentProps = ComponentProps<typeof Base.Popup> &
  Pick<ComponentProps<typeof Base.Positioner>, 'side' | 'align' | 'sideOffset'>

export function PopoverContent({ side, align, sideOffset = 6, className, ...rest }: PopoverContentProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={16}
        className="z-40"
      >
        <Base.Popup
          data-slot="popover-content"
          className={classNames(
            'grid w-80 max-w-(--available-width) origin-(--transform-origin) gap-4 rounded-lg border bg-popover p-4 text-popover-foreground shadow-2 transition-[opacity,scale] duration-(--duration-base) ease-out-soft outline-none data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-96 data-ending-style:opacity-0 data-ending-style:duration-140',
            className,
          )}
          {...rest}
        />
      </Base.Positioner>
    </Base.Portal>
  )
}

export function PopoverTitle({ className, ...rest }: ComponentProps<typeof Base.Title>) {
  return <Base.Title data-slot="popover-title" className={classNames('text-md', className)} {...rest} />
}

export function PopoverDescription({ className, ...rest }: ComponentProps<typeof Base.Description>) {
  return (
    <Base.Description
      data-slot="popover-description"
      className={classNames('text-base text-muted-foreground', className)}
      {...rest}
    />
  )
}
