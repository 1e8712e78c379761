import { useRef, useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { AlertSettings } from '../../schema.ts'

/** Shows each choice at once, and takes it back when it could not be kept. */
export function useChosenSettings(stored: AlertSettings, onKept: (settings: AlertSettings) => Promise<void>) {
  const [chosen, setChosen] = useState<AlertSettings>()
  const newest = useRef(stored)
  const { run } = useAct('Failed to save', { keepsToasts: true })
  const shown = chosen ?? stored

  function choose(part: Partial<AlertSettings>) {
    const next = { ...shown, ...part }
    newest.current = next
    setChosen(next)
    run(async () => {
      try {
        let sent: AlertSettings
        // What is chosen while one is on its way goes after it.
        do {
          sent = newest.current
          await ask(api.alerts.settings.$put({ json: sent }))
          await onKept(sent)
        } while (sent !== newest.current)
        void toast({ title: 'Saved.' })
      } finally {
        setChosen(undefined)
      }
    })
  }
  return { shown, choose }
}
