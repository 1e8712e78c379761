import { PanelLeft } from 'lucide-react'
import { Button } from '../button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useSidebar } from './sidebar-provider.tsx'

export function SidebarTrigger({ className }: { className?: string }) {
  const { open, onPhone, drawerOpen, toggle } = useSidebar()
  const hydrated = useHydrated()
  return (
    <Button
      variant="ghost"
      size="icon"
      disabled={!hydrated}
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
