import type { ReactNode } from 'react'
import { listSessions } from '../../features/accounts/list-sessions.ts'
import { readSecondFactor } from '../../features/accounts/read-second-factor.ts'
import { MIN_PASSWORD_LENGTH } from '../../features/accounts/schema.ts'
import { LoadFailure } from '../dashboard/load-failure.tsx'
import { guardDashboard } from '../guards.server.ts'
import { pageContext } from '../page-context.ts'
import { AccountActionsCard } from '../settings/account-actions-card.tsx'
import { BillingCard } from '../settings/billing-card.tsx'
import { DataCard } from '../settings/data-card.tsx'
import { EmailsCard } from '../settings/emails-card.tsx'
import { PaceGoalCard } from '../settings/pace-goal-card.tsx'
import { PasswordCard } from '../settings/password-card.tsx'
import { ProfileCard } from '../settings/profile-card.tsx'
import { SecondFactorCard } from '../settings/second-factor-card.tsx'
import { SessionsCard } from '../settings/sessions-card.tsx'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { ShortcutsCard } from '../settings/shortcuts-card.tsx'
import { ThemeCard } from '../settings/theme-card.tsx'
import { useNamedCard } from '../settings/use-named-card.ts'
import { VoiceCard } from '../settings/voice-card.tsx'
import type { Route } from './+types/dashboard-settings.ts'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, profile } = await guardDashboard(args)
  const { request } = args.context.get(pageContext)
  const [sessions, secondFactor] = await Promise.all([listSessions(request), readSecondFactor(request)])
  return { name: viewer.name, profile, sessions, secondFactor, minPasswordLength: MIN_PASSWORD_LENGTH }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { name, profile, sessions, secondFactor, minPasswordLength } = loaderData
  useNamedCard()
  return (
    <AccountFrame>
      <ProfileCard name={name} profile={profile} />
      <BillingCard profile={profile} />
      <VoiceCard />
      <ThemeCard />
      <ShortcutsCard />
      <EmailsCard tips={profile.tipsByEmail} />
      <PaceGoalCard stored={profile.paceGoal} />
      {secondFactor.hasPassword && <PasswordCard minPasswordLength={minPasswordLength} />}
      <SecondFactorCard {...secondFactor} />
      <SessionsCard sessions={sessions} hasPassword={secondFactor.hasPassword} />
      <DataCard />
      <AccountActionsCard email={profile.email} secondFactor={secondFactor} />
    </AccountFrame>
  )
}

/** When the profile could not even be asked for, such as without a network. */
export function ErrorBoundary() {
  return (
    <AccountFrame>
      <LoadFailure message="Failed to load profile information" />
    </AccountFrame>
  )
}

function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <SettingsFrame title="Settings">
      <div className="grid w-full max-w-180 gap-5">{children}</div>
    </SettingsFrame>
  )
}
