import { useEffect, useRef } from 'react'

/** Other posts are read from the top, however far down the last ones were scrolled. Undefined until something is shown. */
export function useTopOnChange(shown: string | undefined) {
  const before = useRef(shown)
  useEffect(() => {
    // What is shown first stays where the browser has scrolled to, as after a reload.
    if (before.current !== undefined && before.current !== shown) window.scrollTo(0, 0)
    before.current = shown
  }, [shown])
}
