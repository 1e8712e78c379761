import { type RefObject, useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'focusout']
/** A pointer that rests there, perhaps since the last page, is nobody. */
const CALM_MS = 1_500

/** Whether someone is busy in the area: moves there, or has the focus in it. */
export function useAttended(areaRef: RefObject<HTMLElement | null>) {
  const [isAttended, setAttended] = useState(false)
  useEffect(() => {
    const element = areaRef.current
    let calm: ReturnType<typeof setTimeout> | undefined
    const rest = () => setAttended(element?.matches(':focus-within') ?? false)
    const notice = () => {
      setAttended(true)
      clearTimeout(calm)
      calm = setTimeout(rest, CALM_MS)
    }
    for (const sign of SIGNS) element?.addEventListener(sign, notice, { passive: true })
    return () => {
      clearTimeout(calm)
      for (const sign of SIGNS) element?.removeEventListener(sign, notice)
    }
  }, [areaRef])
  return isAttended
}
