import { useEffect, useRef } from 'react'

/**
 * The button that was pressed may go with its row, which `content` tells of: the focus then stays in this place, which has a `tabIndex`
 * of -1. Null until there is something: what arrives takes no focus, and the page doesn't move.
 */
export function useFocusKept<Place extends HTMLElement>(content: string | null) {
  const place = useRef<Place>(null)
  const known = useRef(content)
  useEffect(() => {
    const hasChanged = known.current !== null && known.current !== content
    if (hasChanged && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    known.current = content
  }, [content])
  return place
}
