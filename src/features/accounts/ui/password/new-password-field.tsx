import { Field } from '../../../../ui/field.tsx'
import { PasswordInput } from '../../../../ui/password-input.tsx'

type NewPasswordFieldProps = { label: string; minLength: number; errors: string[] | undefined }

export function NewPasswordField({ label, minLength, errors }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={`At least ${minLength} characters.`} errors={errors}>
      {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
    </Field>
  )
}
