import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, to the minute: enough for ages that are written in minutes. While nobody looks it may stand still. */
export function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, MINUTE_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
