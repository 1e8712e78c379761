import { useId, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Shows the choice at once and takes it back when it could not be kept. */
export function TipsSwitch({ stored }: { stored: boolean }) {
  const hydrated = useHydrated()
  const [on, setOn] = useState(stored)
  const id = useId()
  const [busy, setBusy] = useState(false)

  async function change(tipsByEmail: boolean) {
    if (busy) return
    setBusy(true)
    setOn(tipsByEmail)
    try {
      await ask(api.mails.tips.$put({ json: { tipsByEmail } }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOn(!tipsByEmail)
      void toast({ title: 'Failed to save', text: error.message, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <label htmlFor={id} className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={on}
        disabled={!hydrated}
        aria-disabled={busy}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <span>Tips by e-mail</span>
    </label>
  )
}
