import { Field } from '../../../../ui/field.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'

const MAX_CONTEXT = 4_000

type ContextFieldProps = {
  label: string
  hint: string
  value: string
  errors: string[] | undefined
  onChange: (value: string) => void
}

export function ContextField({ label, hint, value, errors, onChange }: ContextFieldProps) {
  return (
    <div className="grid gap-1">
      <Field label={label} hint={hint} errors={errors}>
        {(control) => (
          <Textarea
            {...control}
            name="context"
            rows={5}
            className="min-h-31"
            maxLength={MAX_CONTEXT}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <p className="justify-self-end text-xs text-muted-foreground tabular-nums">
        {`${value.length.toLocaleString('en-US')} / ${MAX_CONTEXT.toLocaleString('en-US')}`}
      </p>
    </div>
  )
}
