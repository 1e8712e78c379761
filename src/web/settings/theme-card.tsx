import { Monitor, Moon, Sun } from 'lucide-react'
import { storeTheme, type Theme, themes, useTheme } from '../../ui/theme.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SettingsCard } from './settings-card.tsx'

const looks: Record<Theme, { label: string; Icon: typeof Sun }> = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
}

export function ThemeCard() {
  const hydrated = useHydrated()
  const chosen = useTheme()
  return (
    <SettingsCard section="theme" text="For this browser, on every page.">
      <fieldset className="grid gap-3 sm:grid-cols-3" disabled={!hydrated}>
        <legend className="sr-only">Theme</legend>
        {themes.map((theme) => {
          const { label, Icon } = looks[theme]
          return (
            <label
              key={theme}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-input bg-card px-3.5 shadow-1 transition-[background-color,border-color] hover:border-foreground/60 has-checked:border-primary has-checked:bg-accent has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={chosen === theme}
                onChange={() => storeTheme(theme)}
                className="size-4.5 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-card checked:border-[5.5px] checked:border-primary focus-visible:outline-none forced-colors:appearance-auto"
              />
              <span className="font-medium">{label}</span>
              <Icon aria-hidden className="ml-auto size-4 text-muted-foreground" />
            </label>
          )
        })}
      </fieldset>
    </SettingsCard>
  )
}
