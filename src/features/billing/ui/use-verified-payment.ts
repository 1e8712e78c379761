import { useEffect, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { toast } from '../../../ui/toast.tsx'
import type { VerifiedSession } from '../schema.ts'

type PaymentState =
  | { kind: 'verifying' }
  | { kind: 'verified'; session: VerifiedSession }
  | { kind: 'signed-out' }
  | { kind: 'failed' }

export const UNVERIFIED = "We couldn't verify your payment. Please contact support."

/** Asks once, on arrival, whether the payment went through. */
export function useVerifiedPayment(sessionId: string) {
  const [state, setState] = useState<PaymentState>({ kind: 'verifying' })

  useEffect(() => {
    let gone = false
    void verify(sessionId).then((found) => {
      if (gone) return
      setState(found)
      if (found.kind === 'verified' && isNews(sessionId)) void toast({ title: 'Payment successful!' })
      if (found.kind === 'failed')
        void toast({ title: 'Verification error', text: UNVERIFIED, variant: 'destructive' })
    })
    return () => {
      gone = true
    }
  }, [sessionId])

  return state
}

/** A reload of the page is no second payment. */
function isNews(sessionId: string) {
  const known = sessionStorage.getItem('welcomed') === sessionId
  sessionStorage.setItem('welcomed', sessionId)
  return !known
}

async function verify(sessionId: string): Promise<PaymentState> {
  try {
    return {
      kind: 'verified',
      session: await ask(api.stripe['verify-session'].$get({ query: { session_id: sessionId } })),
    }
  } catch (error) {
    const signedOut = error instanceof ApiError && error.code === 'unauthenticated'
    return { kind: signedOut ? 'signed-out' : 'failed' }
  }
}
