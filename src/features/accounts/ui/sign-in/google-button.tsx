import { useEffect, useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

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

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-4.5" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  )
}
