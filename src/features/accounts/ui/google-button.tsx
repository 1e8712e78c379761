import { useEffect, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { GoogleMark } from './google-mark.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

export function GoogleButton({ onFailure }: { onFailure: (reason: string) => void }) {
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()

  // Coming back from Google by the Back button can restore this page just as it was left: busy.
  useEffect(() => {
    const reset = () => setBusy(false)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])

  async function leaveForGoogle() {
    setBusy(true)
    onFailure('')
    try {
      const { url } = await ask(api.auth['sign-in'].google.$post({ json: {} }))
      location.assign(url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
      onFailure(error.message)
      void toast({ title: 'Failed to sign in with Google.', text: error.message, variant: 'destructive' })
    }
  }

  return (
    <Button
      variant="outline"
      size="lg"
      className="w-full"
      busy={busy}
      busyLabel="Opening Google..."
      disabled={!hydrated}
      onClick={() => void leaveForGoogle()}
    >
      <GoogleMark />
      Continue with Google
    </Button>
  )
}
