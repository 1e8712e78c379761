import { useEffect } from 'react'
import { isModalOpen } from '../../ui/is-modal-open.ts'
import { areShortcutsOn } from '../../ui/remembered-shortcuts.ts'
import { onApple } from '../../ui/use-modifier-key.ts'

type Keys = {
  enabled: boolean
  paletteOpen: boolean
  show: (panel: 'palette' | 'shortcuts' | null) => void
}

/** Ctrl+K or Cmd+K for the palette, ? for the list of keys. What lies over the page keeps its keys to itself. */
export function useDashboardKeys({ enabled, paletteOpen, show }: Keys) {
  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const free = !isModalOpen()
      if (isPaletteKey(event) && (free || paletteOpen)) show(paletteOpen ? null : 'palette')
      else if (isHelpKey(event) && free && areShortcutsOn()) show('shortcuts')
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [enabled, paletteOpen, show])
}

/** In a text field on a Mac, Ctrl+K deletes to the end of the line. */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === 'k' && (metaKey || (ctrlKey && !onApple())) && !altKey && !shiftKey
}

const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu]'

function isHelpKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
  if (key !== '?' || ctrlKey || metaKey || altKey) return false
  return !(target instanceof Element && target.closest(FIELDS))
}
