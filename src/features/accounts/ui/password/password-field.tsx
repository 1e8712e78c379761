import { Field } from '../../../../ui/field.tsx'
import { PasswordInput } from '../../../../ui/password-input.tsx'

type PasswordFieldProps = { name?: string; errors: string[] | undefined }

export function PasswordField({ name = 'password', errors }: PasswordFieldProps) {
  return (
    <Field label="Your password" errors={errors}>
      {(control) => <PasswordInput {...control} name={name} autoComplete="current-password" required />}
    </Field>
  )
}
