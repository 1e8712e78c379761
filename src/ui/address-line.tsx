import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type AddressLineProps = {
  label: string
  /** The button, and what it says while it works. */
  action: string
  busyLabel: string
  busy: boolean
  /** Why the address was refused, until it is changed. */
  errors: string[] | undefined
  onChange: () => void
  onSubmit: (address: string) => void
  /** The address so far, where it is changed. */
  known?: string | undefined
  /** Someone asked for this line, so they can type at once. */
  takesFocus?: boolean
  /** A second button, such as one that closes the form. */
  children?: ReactNode
}

/** An address with its button beside it, and the reason under it when the text was refused. */
export function AddressLine(props: AddressLineProps) {
  const { label, action, busyLabel, busy, errors, onChange, onSubmit, children } = props
  const { known = '', takesFocus = false } = props
  const [text, setText] = useState(known)
  const field = useRef<HTMLInputElement>(null)
  // Selected, so that what is pasted takes its place.
  useEffect(() => {
    if (takesFocus) field.current?.select()
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (errors) field.current?.focus()
  }, [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit(text)
  }

  return (
    <form noValidate onSubmit={submit} className="w-full">
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
              // The reason that comes back must be about the text shown.
              readOnly={busy}
              onChange={(event) => {
                setText(event.currentTarget.value)
                onChange()
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
