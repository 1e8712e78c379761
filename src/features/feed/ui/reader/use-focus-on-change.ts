import { useEffect, useRef } from 'react'

/** Takes the focus along when something else is shown in the same place. */
export function useFocusOnChange<Shown extends HTMLElement>(shown: string) {
  const element = useRef<Shown>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) element.current?.focus()
    before.current = shown
  }, [shown])
  return element
}
