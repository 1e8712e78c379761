import { Lock } from 'lucide-react'
import type { Entry } from '../dashboard/entries.ts'
import type { Command } from './command.ts'
import { NewTab } from './new-tab.tsx'

type Options = { hasPlus: boolean; goTo: (to: string) => void }

/** A page of the sidebar, with the same marks. A locked one opens too: its page says what the plan brings. */
export function toPageCommand(entry: Entry, { hasPlus, goTo }: Options): Command {
  return {
    id: entry.to,
    label: entry.label,
    keywords: entry.crumb,
    icon: <entry.icon aria-hidden />,
    note: noteOf(entry, hasPlus),
    disabled: entry.soon,
    run: () => {
      if (entry.newTab) window.open(entry.to, '_blank', 'noopener')
      else goTo(entry.to)
    },
  }
}

type PageBelow = NonNullable<Entry['below']>[number]

/** A page that is reached from another one. */
export function toPageBelowCommand(
  { to, label, keywords }: PageBelow,
  { entry, goTo }: { entry: Entry; goTo: (to: string) => void },
): Command {
  return { id: to, label, keywords, icon: <entry.icon aria-hidden />, run: () => goTo(to) }
}

function noteOf({ soon, newTab, plusOnly }: Entry, hasPlus: boolean) {
  if (soon) return 'Soon'
  if (newTab) return <NewTab />
  if (!plusOnly || hasPlus) return undefined
  return (
    <>
      Plus Plan Required
      <Lock aria-hidden className="size-3.5" />
    </>
  )
}
