import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn } from './remembered-shortcuts.ts'

const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Single keys, pressed while nobody types. `onPress` tells whether it took the key, in lower case; without it nothing happens. */
export function useSingleKeys(onPress: ((key: string, target: EventTarget | null) => boolean) | undefined) {
  const press = useEffectEvent((key: string, target: EventTarget | null) => onPress?.(key, target) ?? false)
  const isOn = onPress !== undefined
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event
      if (ctrlKey || metaKey || altKey || !areShortcutsOn()) return
      if (repeat || isComposing || defaultPrevented) return
      if (target instanceof Element && target.closest(FIELDS)) return
      if (press(key.toLowerCase(), target)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
