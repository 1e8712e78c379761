import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { type Section, sections } from './sections.ts'
import { headingIdOf } from './use-named-card.ts'

type SettingsCardProps = { section: Section; text: string; children: ReactNode }

export function SettingsCard({ section, text, children }: SettingsCardProps) {
  const headingId = headingIdOf(section)
  return (
    <section id={section} aria-labelledby={headingId}>
      <Card className="grid gap-5 sm:p-6">
        <div className="grid gap-1">
          <h2 id={headingId} tabIndex={-1} className="w-fit rounded-sm text-lg">
            {sections[section].title}
          </h2>
          <p className="text-muted-foreground">{text}</p>
        </div>
        {children}
      </Card>
    </section>
  )
}
