import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const DropdownMenu = Menu.Root
export const DropdownMenuTrigger = Menu.Trigger

type ContentProps = ComponentProps<typeof Menu.Popup> &
  Pick<ComponentProps<typeof Menu.Positioner>, 'side' | 'align' | 'sideOffset'> &
  Pick<ComponentProps<typeof Menu.Portal>, 'container'> & {
    /** Over toasts, which lie over everything else. */
    overToasts?: boolean
  }

export function DropdownMenuContent({
  container,
  side,
  align,
  sideOffset = 6,
  overToasts = false,
  className,
  ...rest
}: ContentProps) {
  return (
    <Menu.Portal container={container}>
      <Menu.Positioner
        side={side}
        align={align}
        sideOffset={sideOffset}
        className={overToasts ? 'z-[1000000000]' : 'z-40'}
        // To the toast that it belongs to, the focus that goes from entry to entry would seem to leave.
        onBlur={(event) => {
          if (overToasts && event.currentTarget.contains(event.relatedTarget)) event.stopPropagation()
        }}
      >
        <Menu.Popup
          data-slot="dropdown-menu-content"
          className={classNames(
            'min-w-56 origin-(--transform-origin) rounded-lg border bg-popover p-1 text-popover-foreground shadow-2 transition-[opacity,scale] duration-(--duration-base) ease-out-soft outline-none data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-96 data-ending-style:opacity-0 data-ending-style:duration-140',
            className,
          )}
          {...rest}
        />
      </Menu.Positioner>
    </Menu.Portal>
  )
}

const itemStyles =
  'flex h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-base outline-none select-none pointer-coarse:h-11 data-disabled:text-muted-foreground data-highlighted:bg-accent data-highlighted:text-accent-foreground [&_svg]:size-4'

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Menu.Item>) {
  return <Menu.Item data-slot="dropdown-menu-item" className={classNames(itemStyles, className)} {...rest} />
}

export const DropdownMenuRadioGroup = Menu.RadioGroup

/** One of several; the chosen one carries a green dot. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Menu.RadioItem>) {
  return (
    <Menu.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={classNames(itemStyles, className)}
      {...rest}
    >
      {children}
      <Menu.RadioItemIndicator className="ml-auto size-2 rounded-full bg-success forced-color-adjust-none" />
    </Menu.RadioItem>
  )
}

export const DropdownMenuGroup = Menu.Group

/** On or off by itself. The menu stays open, for there may be more to choose. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Menu.CheckboxItem>) {
  return (
    <Menu.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={classNames(itemStyles, className)}
      {...rest}
    >
      {children}
      <Menu.CheckboxItemIndicator className="ml-auto text-success">
        <Check aria-hidden />
      </Menu.CheckboxItemIndicator>
    </Menu.CheckboxItem>
  )
}

/** A heading for the entries around it; it belongs in a group. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Menu.GroupLabel>) {
  return (
    <Menu.GroupLabel
      data-slot="dropdown-menu-label"
      className={classNames('px-2.5 pt-1.5 pb-1 text-xs text-muted-foreground', className)}
      {...rest}
    />
  )
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Menu.Separator>) {
  return (
    <Menu.Separator
      data-slot="dropdown-menu-separator"
      className={classNames('-mx-1 my-1 h-px bg-border', className)}
      {...rest}
    />
  )
}
