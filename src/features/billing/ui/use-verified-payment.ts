import { useEffect } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import { toast } from '../../../ui/toast.tsx'

export const UNVERIFIED = "We couldn't verify your payment. Please contact support."

/** Asks once, on arrival, whether the payment went through. */
export function useVerifiedPayment(sessionId: string) {
  const { answer, failure, tryAgain } = useRead(['payment', sessionId], (signal) =>
    ask(api.stripe['verify-session'].$get({ query: { session_id: sessionId } }, { init: { signal } })),
  )
  const signedOut = failure?.code === 'unauthenticated'
  useEffect(() => {
    if (answer && isNews(sessionId)) void toast({ title: 'Payment successful!' })
  }, [answer, sessionId])
  useEffect(() => {
    if (failure && !signedOut)
      void toast({ title: 'Verification error', text: UNVERIFIED, variant: 'destructive' })
  }, [failure, signedOut])

  return { session: answer, signedOut, failed: failure !== undefined && !signedOut, tryAgain }
}

/** A reload of the page is no second payment. */
function isNews(sessionId: string) {
  const known = sessionStorage.getItem('welcomed') === sessionId
  sessionStorage.setItem('welcomed', sessionId)
  return !known
}
