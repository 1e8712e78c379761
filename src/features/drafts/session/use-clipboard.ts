import { useEffect, useState } from 'react'

const SHOWN_MS = 2_000

/** Writes to the clipboard; what was copied shows its check for two seconds. */
export function useClipboard<Name extends string>() {
  const [last, setLast] = useState<{ name: Name; at: number }>()
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])
  async function write(name: Name, text: string) {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    setLast({ name, at: Date.now() })
    return true
  }
  return { copied: last?.name, write }
}
