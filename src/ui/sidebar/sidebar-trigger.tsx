import { PanelLeft } from 'lucide-react'
import { Button } from '../button.tsx'
import { useSidebar } from './sidebar-provider.tsx'

export function SidebarTrigger({ className }: { className?: string }) {
  const { open, onPhone, drawerOpen, toggle } = useSidebar()
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Toggle sidebar"
      aria-expanded={onPhone ? drawerOpen : open}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={toggle}
      className={className}
    >
      <PanelLeft aria-hidden className="text-muted-foreground" />
    </Button>
  )
}
