import { useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { AddressLine } from '../../../../ui/address-line.tsx'
import { Button } from '../../../../ui/button.tsx'

type AddressFormProps = { id: string; onKept: () => void; onCancel: () => void }

/** Where something that was posted stands, told afterwards. */
export function AddressForm({ id, onKept, onCancel }: AddressFormProps) {
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
      label="Its address on Reddit"
      action="Keep link"
      busyLabel="Keeping..."
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
