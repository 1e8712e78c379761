import { useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { AddressLine } from '../../../../ui/address-line.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Entry } from '../../schema.ts'

type AddressFormProps = {
  entry: Pick<Entry, 'id' | 'kind'>
  /** The link that was given before; null where there is none to change. */
  known: string | null
  onKept: () => void
  onCancel: () => void
}

/** Where something that was posted stands, told afterwards. */
export function AddressForm({ entry: { id, kind }, known, onKept, onCancel }: AddressFormProps) {
  const [errors, setErrors] = useState<string[]>()
  const { busy, run } = useAct(({ fields, message }) => setErrors(fields?.address ?? [message]), {
    keepsToasts: true,
  })
  const keep = (address: string) =>
    run(async () => {
      await ask(api.activity[':id'].address.$put({ param: { id }, json: { address } }))
      onKept()
    })
  return (
    <AddressLine
      label={`Link to your ${kind}`}
      action="Save link"
      busyLabel="Saving..."
      known={known === null ? undefined : `https://www.reddit.com${known}`}
      takesFocus
      busy={busy}
      errors={errors}
      onChange={() => setErrors(undefined)}
      onSubmit={keep}
    >
      <Button variant="ghost" className="h-11" onClick={onCancel}>
        Cancel
      </Button>
    </AddressLine>
  )
}
