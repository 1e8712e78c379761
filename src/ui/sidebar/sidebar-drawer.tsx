import type { ReactNode } from 'react'
import { Drawer, DrawerContent, DrawerTitle } from '../drawer.tsx'
import { useSidebar } from './sidebar-provider.tsx'

export function SidebarDrawer({ label, children }: { label: string; children: ReactNode }) {
  const { drawerOpen, setDrawerOpen } = useSidebar()
  return (
    <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} swipeDirection="left">
      <DrawerContent
        side="left"
        data-state="expanded"
        className="group/sidebar bg-sidebar text-sidebar-foreground"
      >
        <DrawerTitle className="sr-only">{label}</DrawerTitle>
        {children}
      </DrawerContent>
    </Drawer>
  )
}
