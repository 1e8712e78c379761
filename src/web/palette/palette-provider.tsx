import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { SignOutDialog } from '../../features/accounts/ui/sign-out-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useDashboardKeys } from './use-dashboard-keys.ts'

// Most visits do without it.
const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

/** `new-subreddit` is the filters, where one is added. */
export type Panel = 'palette' | 'shortcuts' | 'filters' | 'new-subreddit' | 'paste' | 'sign-out'

type PanelState = { open: boolean; onOpenChange: (open: boolean) => void }

type Palette = {
  show: (panel: Panel) => void
  filters: PanelState & { adding: boolean }
  paste: PanelState
}

const closed: PanelState = { open: false, onOpenChange: () => {} }

const PaletteContext = createContext<Palette>({
  show: () => {},
  filters: { ...closed, adding: false },
  paste: closed,
})

export const usePalette = () => use(PaletteContext)

const ofFeed = new Set<Panel>(['filters', 'new-subreddit', 'paste'])

type PaletteProviderProps = {
  hasPlus: boolean
  /** False while nothing here can be used. */
  enabled: boolean
  children: ReactNode
}

/** What can be opened from anywhere in the dashboard, one at a time. */
export function PaletteProvider({ hasPlus, enabled, children }: PaletteProviderProps) {
  const [shown, setShown] = useState<Panel | null>(null)
  const [wanted, setWanted] = useState(false)
  if (shown === 'palette' && !wanted) setWanted(true)
  // What belongs to the feed goes with it, and must not be open when it comes back.
  const { pathname } = useLocation()
  const [lastPath, setLastPath] = useState(pathname)
  if (pathname !== lastPath) {
    setLastPath(pathname)
    if (shown !== null && ofFeed.has(shown) && lastPath === '/dashboard') setShown(null)
  }

  // A panel that closes late must not close the next one.
  const turn = useCallback(
    (panel: Panel, open: boolean) => setShown((now) => (open ? panel : now === panel ? null : now)),
    [],
  )
  const stateOf = (panel: Panel): PanelState => ({
    open: shown === panel,
    onOpenChange: (open) => turn(panel, open),
  })
  const adding = shown === 'new-subreddit'
  const [filters, paste] = [adding || shown === 'filters', shown === 'paste']
  const palette = useMemo(
    (): Palette => ({
      show: setShown,
      filters: {
        open: filters,
        adding,
        onOpenChange: (open) => turn(adding ? 'new-subreddit' : 'filters', open),
      },
      paste: { open: paste, onOpenChange: (open) => turn('paste', open) },
    }),
    [filters, adding, paste, turn],
  )
  useDashboardKeys({ enabled, paletteOpen: shown === 'palette', show: setShown })
  return (
    <PaletteContext value={palette}>
      {children}
      {wanted && (
        <Suspense>
          <CommandPalette {...stateOf('palette')} hasPlus={hasPlus} show={setShown} />
        </Suspense>
      )}
      <ShortcutsDialog {...stateOf('shortcuts')} />
      <SignOutDialog {...stateOf('sign-out')} />
    </PaletteContext>
  )
}
