import { type RefObject, useCallback, useSyncExternalStore } from 'react'

const SIGNS = ['pointerover', 'pointerout', 'focusin', 'focusout']

/** Whether someone's pointer or focus is in the area right now. */
export function useAttended(areaRef: RefObject<HTMLElement | null>) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = areaRef.current
      for (const sign of SIGNS) element?.addEventListener(sign, onChange)
      return () => {
        for (const sign of SIGNS) element?.removeEventListener(sign, onChange)
      }
    },
    [areaRef],
  )
  return useSyncExternalStore(
    subscribe,
    () => areaRef.current?.matches(':hover, :focus-within') ?? false,
    () => false,
  )
}
