import { useEffect } from 'react'
import type { Collector } from '../schema.ts'

/** The third party's script is in the page only while its frame is. */
export function useResizer(resizer: Collector['resizer']) {
  const { url, integrity } = resizer ?? {}
  useEffect(() => {
    if (!url) return undefined
    const script = document.createElement('script')
    script.async = true
    if (integrity) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.src = url
    document.body.append(script)
    return () => script.remove()
  }, [url, integrity])
}
