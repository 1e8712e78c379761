import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn } from './remembered-shortcuts.ts'

const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** One letter, pressed while nobody types. Without `onPress` it does nothing. */
export function useLetterKey(letter: string, onPress: (() => void) | undefined) {
  const press = useEffectEvent(() => onPress?.())
  const isOn = onPress !== undefined
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event
      if (key.toLowerCase() !== letter || ctrlKey || metaKey || altKey || !areShortcutsOn()) return
      if (repeat || isComposing || defaultPrevented) return
      if (target instanceof Element && target.closest(FIELDS)) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [letter, isOn])
}
