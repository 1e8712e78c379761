import type { Profile } from '../../features/accounts/schema.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { writeDay } from '../../ui/write-moment.ts'
import { SettingsCard } from './settings-card.tsx'

export function ProfileCard({ name, profile }: { name: string; profile: Profile }) {
  const timeZone = useTimeZone()
  const facts = [
    { term: 'Full name', fact: profile.fullName || 'No name set' },
    { term: 'Email', fact: profile.email },
    { term: 'Member since', fact: writeDay(profile.createdAt, timeZone) },
  ]
  return (
    <SettingsCard section="profile" text="How you appear here. Nobody else sees it.">
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
