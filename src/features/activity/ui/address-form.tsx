import { api, ask } from '../../../client/ask.ts'
import { ApiError } from '../../../client/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { AddressLine } from '../../../ui/address-line.tsx'

type AddressFormProps = { id: string; onKept: () => void; onCancel: () => void }

/** Where something that was posted stands, told afterwards. */
export function AddressForm({ id, onKept, onCancel }: AddressFormProps) {
  async function keep(address: string) {
    try {
      await ask(api.activity[':id'].address.$put({ param: { id }, json: { address } }))
      onKept()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.fields?.address ?? [error.message]
    }
  }
  return (
    <AddressLine label="Its address on Reddit" action="Keep link" busyLabel="Keeping..." onSubmit={keep}>
      <Button variant="ghost" className="h-11" onClick={onCancel}>
        Cancel
      </Button>
    </AddressLine>
  )
}
