import { useState } from 'react'
import { PasswordChange } from '../../features/accounts/ui/password/password-change.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SettingsCard } from './settings-card.tsx'

export function PasswordCard({ minPasswordLength }: { minPasswordLength: number }) {
  const hydrated = useHydrated()
  const [changing, setChanging] = useState(false)
  return (
    <SettingsCard section="password" text="Change it when somebody else may know it.">
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={!hydrated}
        aria-haspopup="dialog"
        onClick={() => setChanging(true)}
      >
        Change Password
      </Button>
      {changing && (
        <PasswordChange minPasswordLength={minPasswordLength} onClose={() => setChanging(false)} />
      )}
    </SettingsCard>
  )
}
