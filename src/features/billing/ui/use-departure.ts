import { useEffect, useState } from 'react'
import { ApiError } from '../../../client/api-error.ts'
import { toast, type ToastMessage } from '../../../ui/toast.tsx'

/** Leaves for a page of the payment service. Busy until the browser is gone; free again for whoever comes Back. */
export function useDeparture(onFailure: (error: ApiError) => Omit<ToastMessage, 'variant'>) {
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function depart(askWhere: () => Promise<{ url: string }>) {
    setBusy(true)
    try {
      location.assign((await askWhere()).url)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      void toast({ ...onFailure(error), variant: 'destructive' })
    }
  }

  return { busy, depart }
}
