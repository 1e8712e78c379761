import { useEffect, useState } from 'react'

/** The value once it has stood still for a moment. */
export function useSettled<Value>(value: Value, afterMs: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
