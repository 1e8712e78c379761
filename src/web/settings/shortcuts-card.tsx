import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { switchShortcuts, useShortcutsOn } from '../../ui/remembered-shortcuts.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SettingsCard } from './settings-card.tsx'

export function ShortcutsCard() {
  const hydrated = useHydrated()
  const id = useId()
  const on = useShortcutsOn()
  return (
    <SettingsCard
      section="shortcuts"
      text="Single keys work in the feed, in Today and in Activity while you aren't typing."
    >
      <label htmlFor={id} className="-my-2 flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
        <Checkbox
          id={id}
          checked={on}
          disabled={!hydrated}
          onChange={(event) => switchShortcuts(event.currentTarget.checked)}
        />
        <span>
          Use single keys such as <Kbd>J</Kbd>, <Kbd>D</Kbd> and <Kbd>?</Kbd>
        </span>
      </label>
    </SettingsCard>
  )
}
