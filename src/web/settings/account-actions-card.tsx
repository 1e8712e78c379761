import { useState } from 'react'
import { brand } from '../../brand.ts'
import type { SecondFactor } from '../../features/accounts/schema.ts'
import { DeleteAccountDialog } from '../../features/accounts/ui/delete-account-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SettingsCard } from './settings-card.tsx'

type AccountActionsCardProps = { email: string; secondFactor: SecondFactor }

export function AccountActionsCard({ email, secondFactor }: AccountActionsCardProps) {
  const hydrated = useHydrated()
  const [asking, setAsking] = useState(false)
  const proof = secondFactor.enabled ? 'code' : secondFactor.hasPassword ? 'password' : 'sign-in'
  return (
    <SettingsCard
      section="account"
      text="Write to us to delete your account and everything in it. Use the e-mail address of the account. Or delete it yourself, here and now."
    >
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          render={
            <a href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent('Delete my account')}`}>
              Contact Support
            </a>
          }
        >
          Contact Support
        </Button>
        <Button
          variant="outline"
          className="text-danger"
          disabled={!hydrated}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Delete Account
        </Button>
      </div>
      <DeleteAccountDialog open={asking} onOpenChange={setAsking} email={email} proof={proof} />
    </SettingsCard>
  )
}
