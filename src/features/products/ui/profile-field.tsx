import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { TooltipProvider } from '../../../ui/tooltip.tsx'
import { addLine, emptyProfile, linesIn, profileRows, removeLine, rewriteLine } from './change-profile.ts'
import { fadeIn } from './fade-in.ts'
import { ProfileRow } from './profile-row.tsx'
import type { ProductForm } from './use-product-draft.ts'
import type { WebsiteReading } from './use-website-reading.ts'

/**
 * What the product is to the people who need it: by this, conversations are judged. Shown once there is something to show or to add to, and
 * from then on, so that nobody's focus goes with it.
 */
export function ProfileField({ form, website }: { form: ProductForm; website: WebsiteReading }) {
  const { reading, isRead } = website
  const known = form.draft.profile
  const [wasShown, setWasShown] = useState(false)
  if (!wasShown && (known || isRead)) setWasShown(true)
  if (!known && !reading && !isRead && !wasShown) return null
  const profile = known ?? emptyProfile
  const change = (changed: typeof profile) => form.change({ profile: changed })
  const fading = fadeIn(website, 'profile', 'animate-fade')
  return (
    <div
      data-slot="profile-field"
      {...fading}
      className={classNames('divide-y rounded-md border bg-card shadow-1', fading.className)}
    >
      <TooltipProvider>
        {profileRows.map(({ key, label }) => (
          <ProfileRow
            key={key}
            id={key}
            label={label}
            lines={linesIn(profile, key)}
            awaited={reading && !known}
            onAdd={(text) => change(addLine(profile, key, text))}
            onRewrite={(index, text) => change(rewriteLine(profile, { key, index }, text))}
            onRemove={(index) => change(removeLine(profile, { key, index }))}
          />
        ))}
      </TooltipProvider>
      {form.errors.profile?.map((error) => (
        <p key={error} className="px-3.5 py-2 text-sm text-danger">
          {error}
        </p>
      ))}
    </div>
  )
}
