import { CircleAlert } from 'lucide-react'
import { type ReactElement, type ReactNode, useId } from 'react'

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: string
  /** At the other end of the label's line. */
  aside?: ReactNode
  /** Shown until there is an error to read instead. */
  hint?: ReactNode
  /** Every reason why the value was refused; none means it is fine so far. */
  errors?: string[]
  /** Draws the control with the attributes that tie it to its label, hint and errors. */
  children: (control: ControlProps) => ReactElement
}

export function Field({ label, aside, hint, errors, children }: FieldProps) {
  const id = useId()
  const invalid = errors !== undefined && errors.length > 0
  const describedBy = invalid ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div data-slot="field" className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="text-base font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': invalid || undefined,
      })}
      {invalid && (
        <ul id={`${id}-error`} data-slot="field-error" className="grid gap-1 text-sm text-danger">
          {errors.map((error) => (
            <li key={error} className="flex gap-1.5">
              <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden />
              {error}
            </li>
          ))}
        </ul>
      )}
      {hint && !invalid && (
        <p id={`${id}-hint`} data-slot="field-hint" className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  )
}
