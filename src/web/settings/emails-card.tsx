import { TipsSwitch } from '../../features/mails/ui/tips-switch.tsx'
import { SettingsCard } from './settings-card.tsx'

export function EmailsCard({ tips }: { tips: boolean }) {
  return (
    <SettingsCard
      section="emails"
      text="E-mails about your account and your payments always come; advice only if you like."
    >
      <TipsSwitch stored={tips} />
    </SettingsCard>
  )
}
