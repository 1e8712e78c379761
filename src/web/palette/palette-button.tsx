import { Search } from 'lucide-react'
import { SidebarMenuButton } from '../../ui/sidebar/sidebar-menu-button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Keys } from './keys.tsx'
import { usePalette } from './palette-provider.tsx'

/** In the sidebar, above the pages. */
export function PaletteButton() {
  const hydrated = useHydrated()
  const { show } = usePalette()
  return (
    <SidebarMenuButton
      icon={<Search aria-hidden />}
      label="Search or jump to"
      trailing={<Keys keys="Mod K" className="pointer-coarse:hidden" />}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      disabled={!hydrated}
      onClick={() => show('palette')}
      className="border bg-card font-normal text-muted-foreground shadow-1"
    />
  )
}
