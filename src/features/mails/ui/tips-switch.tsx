import { useId, useState } from 'react'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Shows the choice at once and takes it back when it could not be kept. */
export function TipsSwitch({ stored }: { stored: boolean }) {
  const hydrated = useHydrated()
  const [on, setOn] = useState(stored)
  const id = useId()
  const { busy, run } = useAct('Failed to save', { keepsToasts: true })
  const change = (tipsByEmail: boolean) =>
    run(async () => {
      setOn(tipsByEmail)
      try {
        await ask(api.mails.tips.$put({ json: { tipsByEmail } }))
      } catch (error) {
        setOn(!tipsByEmail)
        throw error
      }
    })

  return (
    <label htmlFor={id} className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={on}
        disabled={!hydrated}
        aria-disabled={busy}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span>Tips by e-mail</span>
    </label>
  )
}
