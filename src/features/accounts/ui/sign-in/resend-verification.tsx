import { useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { Button } from '../../../../ui/button.tsx'

/** 'Send it again', and what became of it. */
export function ResendVerification({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState('')

  async function resend() {
    setBusy(true)
    setOutcome('')
    try {
      await ask(api.auth['resend-verification'].$post({ json: { email } }))
      setOutcome('Sent. It can take a minute to arrive.')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOutcome(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button
        variant="link"
        size="text"
        className="text-current decoration-current/50 hover:decoration-current"
        busy={busy}
        busyLabel="Sending..."
        onClick={() => void resend()}
      >
        Send it again
      </Button>
      <output>{outcome}</output>
    </div>
  )
}
