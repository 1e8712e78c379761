import { type ReactNode, useId } from 'react'
import { brand } from '../../brand.ts'
import type { Profile } from '../../features/accounts/schema.ts'
import { BillingTabButton } from '../../features/billing/ui/billing-tab-button.tsx'
import { describeSubscription } from '../../features/billing/ui/describe-subscription.ts'
import { writeDate } from '../../features/billing/ui/write-date.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { LoadFailure } from '../dashboard/load-failure.tsx'
import { guardDashboard } from '../guards.server.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-settings.ts'

export async function loader(args: Route.LoaderArgs) {
  const { viewer, profile } = await guardDashboard(args)
  return { name: viewer.name, profile }
}

export default function Settings({ loaderData: { name, profile } }: Route.ComponentProps) {
  const subscription = describeSubscription(profile, useTimeZone())
  return (
    <SettingsFrame>
      <ProfileCard name={name} profile={profile} />
      <SettingsCard title="Subscription & Billing" text="Your plan, your card and your invoices.">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Badge variant={subscription.variant}>{subscription.badge}</Badge>
            <span className="tabular-nums">{subscription.text}</span>
            {subscription.note && <span className="text-muted-foreground">{subscription.note}</span>}
          </p>
          <BillingTabButton label="Manage Billing" variant="outline" />
        </div>
      </SettingsCard>
      <SettingsCard
        title="Account Actions"
        text="Write to us to delete your account and everything in it. Use the e-mail address of the account."
      >
        <Button
          variant="outline"
          className="justify-self-start"
          render={
            <a href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent('Delete my account')}`}>
              Contact Support
            </a>
          }
        >
          Contact Support
        </Button>
      </SettingsCard>
    </SettingsFrame>
  )
}

/** When the profile could not even be asked for, such as without a network. */
export function ErrorBoundary() {
  return (
    <SettingsFrame>
      <LoadFailure message="Failed to load profile information" />
    </SettingsFrame>
  )
}

function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-180 gap-5">
      <PageTitle name="Settings" />
      <h1 className="text-2xl">Settings</h1>
      {children}
    </div>
  )
}

type SettingsCardProps = { title: string; text: string; children: ReactNode }

function SettingsCard({ title, text, children }: SettingsCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 sm:p-6">
        <div className="grid gap-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <p className="text-muted-foreground">{text}</p>
        </div>
        {children}
      </Card>
    </section>
  )
}

function ProfileCard({ name, profile }: { name: string; profile: Profile }) {
  const timeZone = useTimeZone()
  const facts = [
    { term: 'Full name', fact: profile.fullName || 'No name set' },
    { term: 'Email', fact: profile.email },
    { term: 'Member since', fact: writeDate(profile.createdAt, timeZone) },
  ]
  return (
    <SettingsCard title="Profile Information" text="How you appear here. Nobody else sees it.">
      <div className="flex gap-5 max-sm:flex-col">
        <Avatar name={name} className="size-14 text-lg" />
        <dl className="grid flex-1 gap-3">
          {facts.map(({ term, fact }) => (
            <div key={term} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
              <dt className="text-muted-foreground">{term}</dt>
              <dd className="font-medium wrap-anywhere">{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SettingsCard>
  )
}
