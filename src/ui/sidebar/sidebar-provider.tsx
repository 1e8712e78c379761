import { type ComponentProps, createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { classNames } from '../class-names.ts'
import { TooltipProvider } from '../tooltip.tsx'
import { usePhone } from '../use-phone.ts'
import { sidebarCookie } from './sidebar-state.ts'

type SidebarState = {
  /** On a wide screen: full width, or icons only. */
  open: boolean
  onPhone: boolean
  drawerOpen: boolean
  setDrawerOpen: (open: boolean) => void
  toggle: () => void
}

const SidebarContext = createContext<SidebarState | undefined>(undefined)

export function useSidebar() {
  const state = use(SidebarContext)
  if (!state) throw new Error('The sidebar and its parts need a SidebarProvider around them')
  return state
}

type SidebarProviderProps = ComponentProps<'div'> & {
  /** From `readSidebarOpen` on the server, so that nothing jumps when the page wakes up. */
  defaultOpen?: boolean
}

/** Holds the sidebar and the page beside it. Ctrl+B or Cmd+B opens and closes it. */
export function SidebarProvider({ defaultOpen = true, className, ...rest }: SidebarProviderProps) {
  const onPhone = usePhone()
  const [open, setOpen] = useState(defaultOpen)
  const [drawerOpen, setDrawerOpen] = useState(false)

  const toggle = useCallback(() => {
    if (onPhone) return setDrawerOpen(!drawerOpen)
    setOpen(!open)
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in older browsers
    document.cookie = sidebarCookie(!open)
  }, [onPhone, drawerOpen, open])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toggle])

  const state = useMemo(
    () => ({ open, onPhone, drawerOpen, setDrawerOpen, toggle }),
    [open, onPhone, drawerOpen, toggle],
  )
  return (
    <SidebarContext value={state}>
      <TooltipProvider>
        <div
          data-slot="sidebar-wrapper"
          className={classNames('flex min-h-(--page-height) w-full', className)}
          {...rest}
        />
      </TooltipProvider>
    </SidebarContext>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === 'b' && (ctrlKey || metaKey) && !altKey && !shiftKey
}
