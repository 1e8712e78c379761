import { api, ask } from '../../client/ask.ts'
import { useAct } from '../../client/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SettingsCard } from './settings-card.tsx'

export function DataCard() {
  const hydrated = useHydrated()
  const { busy, run } = useAct('Failed to download your data')
  const download = () =>
    run(async () => {
      const content = JSON.stringify(await ask(api.account.export.$get()), null, 2)
      saveFile(`threadlark-data-${new Date().toISOString().slice(0, 10)}.json`, 'application/json', content)
      void toast({ title: 'Your data is ready', text: 'Look into your downloads.' })
    })
  return (
    <SettingsCard
      section="data"
      text="Everything we keep about you, in one JSON file: profile, products, drafts, activity, requests and devices."
    >
      <Button
        variant="outline"
        className="justify-self-start"
        busy={busy}
        busyLabel="Preparing..."
        disabled={!hydrated}
        onClick={download}
      >
        Download my data
      </Button>
    </SettingsCard>
  )
}
