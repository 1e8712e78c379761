import { useEffect, useRef } from 'react'

/**
 * The button that was pressed may go with its row, which `content` tells of: the focus then stays in this place, which has a `tabIndex`
 * of -1.
 */
export function useFocusKept<Place extends HTMLElement>(content: string) {
  const place = useRef<Place>(null)
  const known = useRef(content)
  useEffect(() => {
    if (known.current !== content && document.activeElement === document.body) place.current?.focus()
    known.current = content
  }, [content])
  return place
}
