import type { SecondFactor } from '../../features/accounts/schema.ts'
import { SecondFactorSwitch } from '../../features/accounts/ui/second-factor/second-factor-switch.tsx'
import { SettingsCard } from './settings-card.tsx'

export function SecondFactorCard(factor: SecondFactor) {
  return (
    <SettingsCard
      section="two-step"
      text="Signing in then also asks for a code from an app on your phone. A stolen password alone opens nothing."
    >
      <SecondFactorSwitch {...factor} />
    </SettingsCard>
  )
}
