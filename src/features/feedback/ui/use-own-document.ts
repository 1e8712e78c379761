import { useEffect } from 'react'
import { carryToasts } from '../../../ui/carried-toasts.ts'

/**
 * What a third party's script left in the document, such as listeners, and the policy that let it in, end only with the
 * document: whoever leaves by the router gets a new one, with the messages that are still to be read. A mere remount stays.
 */
export function useOwnDocument() {
  useEffect(() => {
    const here = location.pathname
    return () => {
      if (location.pathname === here) return
      addEventListener('pagehide', carryToasts)
      location.reload()
    }
  }, [])
}
