import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn } from './remembered-shortcuts.ts'

const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

type OnPress = (key: string, target: EventTarget | null) => boolean

type Options = {
  /** Keys that go on while they are held down, in lower case. */
  repeating?: readonly string[]
  /** A selector: in there keys rest, too. */
  restingIn?: string
}

/** Single keys, pressed while nobody types. `onPress` tells whether it took the key, in lower case; without it nothing happens. */
export function useSingleKeys(onPress: OnPress | undefined, { repeating = [], restingIn }: Options = {}) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (event.repeat && !repeating.includes(key)) return false
    if (restingIn !== undefined && event.target instanceof Element && event.target.closest(restingIn))
      return false
    return onPress?.(key, event.target) ?? false
  })
  const isOn = onPress !== undefined
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event
      if (ctrlKey || metaKey || altKey || !areShortcutsOn()) return
      if (isComposing || defaultPrevented) return
      if (target instanceof Element && target.closest(FIELDS)) return
      if (press(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
