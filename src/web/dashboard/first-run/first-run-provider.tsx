import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useFilters } from '../../../features/feed/ui/filters/filters-provider.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { type HintId, hints } from './hints.ts'
import { recallHints, rememberHints } from './remembered-hints.ts'

type FirstRun = {
  /** The one hint to show now. */
  shown: HintId | undefined
  /** Read: the next one may follow. */
  dismiss: (id: HintId) => void
  /** Tried out: the next one waits for the next visit, so that it never gets in the way. */
  use: (id: HintId) => void
  dismissAll: () => void
}

const FirstRunContext = createContext<FirstRun>({
  shown: undefined,
  dismiss: () => {},
  use: () => {},
  dismissAll: () => {},
})

export const useFirstRun = () => use(FirstRunContext)

/** One hint at a time, each until it was read or its control used. They make no sense without a product. */
export function FirstRunProvider({ enabled, children }: { enabled: boolean; children: ReactNode }) {
  const hydrated = useHydrated()
  const { product } = useFilters()
  const [seen, setSeen] = useState<HintId[]>()
  const [resting, setResting] = useState(false)
  if (hydrated && enabled && !seen) setSeen(recallHints())

  const next = seen && hints.find(({ id }) => !seen.includes(id))?.id
  const shown = enabled && product && !resting ? next : undefined
  const firstRun = useMemo((): FirstRun => {
    function add(ids: HintId[]) {
      // Another tab may have shown some meanwhile.
      const all = [...new Set([...recallHints(), ...ids])]
      rememberHints(all)
      setSeen(all)
    }
    return {
      shown,
      dismiss: (id) => add([id]),
      use: (id) => {
        if (!enabled) return
        add([id])
        setResting(true)
      },
      dismissAll: () => add(hints.map(({ id }) => id)),
    }
  }, [enabled, shown])
  return <FirstRunContext value={firstRun}>{children}</FirstRunContext>
}
