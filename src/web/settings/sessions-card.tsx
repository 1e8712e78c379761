import type { Session } from '../../features/accounts/schema.ts'
import { DeviceList } from '../../features/accounts/ui/devices/device-list.tsx'
import { SettingsCard } from './settings-card.tsx'

type SessionsCardProps = { sessions: Session[]; hasPassword: boolean }

export function SessionsCard({ sessions, hasPassword }: SessionsCardProps) {
  return (
    <SettingsCard
      section="devices"
      text={`Where you are signed in. Don't know one? Sign it out${hasPassword ? ' and change your password' : ''}.`}
    >
      <DeviceList sessions={sessions} />
    </SettingsCard>
  )
}
