import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type AddressLineProps = {
  label: string
  /** The button, and what it says while it works. */
  action: string
  busyLabel: string
  /** Why the address was refused; nothing when all went well. */
  onSubmit: (address: string) => Promise<string[] | undefined>
  /** A second button, such as one that closes the form. */
  children?: ReactNode
}

/** An address with its button beside it, and the reason under it when the text was refused. */
export function AddressLine({ label, action, busyLabel, onSubmit, children }: AddressLineProps) {
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<string[]>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const refused = await onSubmit(text)
    setBusy(false)
    setErrors(refused)
    if (refused) field.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="w-full">
      <Field label={label} {...(errors && { errors })}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              ref={field}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setErrors(undefined)
              }}
              className="flex-[1_1_14rem]"
            />
            <Button type="submit" variant="outline" className="h-11" busy={busy} busyLabel={busyLabel}>
              {action}
            </Button>
            {children}
          </div>
        )}
      </Field>
    </form>
  )
}
