import { useState } from 'react'
import { ApiError } from '../../client/api-error.ts'
import { dismissToasts, toast } from '../../ui/toast.tsx'

/** One act of a button: busy while it runs, and a toast with the server's reason if it fails. */
export function useAction(failureTitle: string) {
  const [busy, setBusy] = useState(false)
  async function run(act: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    dismissToasts()
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void toast({ title: failureTitle, text: error.message, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: (act: () => Promise<void>) => void run(act) }
}
