import type { ReactNode } from 'react'
import { PageTitle } from '../parts/page-title.tsx'
import { SettingsTabs } from './settings-tabs.tsx'

/** What every page of the settings begins with. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle name={title} />
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="w-fit rounded-sm text-2xl">
          Settings
        </h1>
        <SettingsTabs />
      </div>
      {children}
    </div>
  )
}
