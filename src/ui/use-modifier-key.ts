import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Apple's browsers all name their system. */
export const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What the keyboard calls the key of shortcuts. The server can't know and writes what most keyboards have. */
export function useModifierKey() {
  return useSyncExternalStore(
    neverChanges,
    () => (onApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  )
}
