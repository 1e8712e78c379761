import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'

export type EmailProps = { email: string; onEmailChange: (email: string) => void }

/** Tells its value upwards, so that it survives the change between sign-in and sign-up. */
export function EmailField({ email, onEmailChange, errors }: EmailProps & { errors: string[] | undefined }) {
  return (
    <Field label="Email" errors={errors}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
