import { useRender } from '@base-ui/react/use-render'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from '../tooltip.tsx'
import { useSidebar } from './sidebar-provider.tsx'

type SidebarMenuButtonProps = Omit<useRender.ComponentProps<'button'>, 'children'> & {
  icon: ReactNode
  label: string
  isActive?: boolean
  /** Why it is special, for example 'Plus Plan Required': shown on hover and read out after the label. */
  hint?: string
  /** At the right edge: a lock, a badge, an arrow. Gone among icons only. */
  trailing?: ReactNode
}

const slot = { 'data-slot': 'sidebar-menu-button' }

/** An entry: a link through `render={<Link to="..." />}`, a button otherwise. */
export function SidebarMenuButton({
  icon,
  label,
  isActive = false,
  hint,
  trailing,
  render,
  ref,
  className,
  onClick,
  ...rest
}: SidebarMenuButtonProps) {
  const { open, onPhone, setDrawerOpen } = useSidebar()
  const hintId = useId()
  const iconsOnly = !open && !onPhone
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (rest['aria-disabled'] === true) return event.preventDefault()
    onClick?.(event)
    setDrawerOpen(false)
  }
  const entry = useRender({
    defaultTagName: 'button',
    render,
    ref,
    props: {
      ...(render ? {} : { type: 'button' }),
      ...rest,
      ...slot,
      onClick: press,
      'aria-current': isActive ? 'page' : undefined,
      'aria-describedby': hint ? hintId : undefined,
      className: classNames(
        'flex h-8.5 w-full items-center gap-2.5 rounded-md px-2.5 text-left text-base font-medium whitespace-nowrap hover:bg-sidebar-accent hover:text-sidebar-accent-foreground focus-visible:-outline-offset-2 aria-[current=page]:bg-sidebar-accent aria-[current=page]:text-sidebar-accent-foreground unavailable:bg-transparent unavailable:text-muted-foreground pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0',
        'aria-[current=page]:[&_svg]:text-primary',
        iconsOnly && 'h-8 w-8 justify-center px-0',
        className,
      ),
      children: (
        <>
          {icon}
          <span className={iconsOnly ? 'sr-only' : 'flex-1 truncate'}>{label}</span>
          {!iconsOnly && trailing}
        </>
      ),
    },
  })
  return (
    <>
      <Tooltip disabled={!iconsOnly && !hint}>
        <TooltipTrigger render={entry} />
        <TooltipContent side="right">
          {iconsOnly && label}
          {iconsOnly && hint && <span className="text-muted-foreground">{hint}</span>}
          {!iconsOnly && hint}
        </TooltipContent>
      </Tooltip>
      {hint && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
    </>
  )
}
