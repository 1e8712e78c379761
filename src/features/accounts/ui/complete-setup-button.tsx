import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, api } from '../../../client.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { announceSessionChange } from './follow-session.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'

export function CompleteSetupButton() {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const hydrated = useHydrated()

  async function complete() {
    setBusy(true)
    try {
      await api.completeOnboarding()
      announceSessionChange()
      await navigate('/dashboard')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void toast({
        title: 'Failed to complete onboarding. Please try again.',
        text: error.message,
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="lg"
      busy={busy}
      busyLabel="Completing..."
      disabled={!hydrated}
      onClick={() => void complete()}
    >
      Complete Setup
    </Button>
  )
}
