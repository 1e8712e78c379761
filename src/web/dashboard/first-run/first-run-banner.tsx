import { CloseButton } from '../../../ui/close-button.tsx'
import { useFirstRun } from './first-run-provider.tsx'

/** On phones there is no room for more than one line, once; above the page, so that it lies on nothing. */
export function FirstRunBanner() {
  const { shown, dismissAll } = useFirstRun()
  if (!shown) return null
  return (
    <aside
      aria-label="First steps"
      className="mb-4 flex items-center justify-between gap-2 rounded-lg border bg-popover pl-4 text-popover-foreground shadow-1 transition-opacity md:hidden starting:opacity-0"
    >
      <p className="truncate text-base">Open a post to draft a comment.</p>
      <CloseButton aria-label="Don't show again" onClick={dismissAll} />
    </aside>
  )
}
