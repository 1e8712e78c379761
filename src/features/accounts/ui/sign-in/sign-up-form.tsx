import { useEffect, useRef, useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { useSubmission } from '../use-submission.ts'
import { EmailField, type EmailProps } from './email-field.tsx'
import { ResendVerification } from './resend-verification.tsx'

export function SignUpForm({
  email,
  onEmailChange,
  minPasswordLength,
}: EmailProps & { minPasswordLength: number }) {
  const [mailedTo, setMailedTo] = useState('')
  const sentHeading = useRef<HTMLHeadingElement>(null)
  // A new key empties the field: the password has done its work.
  const [passwordField, setPasswordField] = useState(0)
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to create account. Please try again.',
    async send({ fullName = '', email = '', password = '' }) {
      setMailedTo('')
      await ask(api.auth['sign-up'].$post({ json: { fullName, email, password } }))
      setMailedTo(email)
      setPasswordField((key) => key + 1)
      void toast({ title: 'Account created!', text: 'Please check your email to verify your account.' })
    },
  })

  // The field in which Enter was pressed is gone by then.
  useEffect(() => {
    if (mailedTo) sentHeading.current?.focus()
  }, [mailedTo])

  return (
    <form {...formProps} className="grid gap-4">
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      {mailedTo && (
        <Alert variant="success">
          <h2 ref={sentHeading} tabIndex={-1} className="w-fit rounded-sm text-base font-semibold">
            Check your email
          </h2>
          <p>
            We sent a link to <strong className="font-semibold">{mailedTo}</strong>. Open it to go on.
          </p>
          <ResendVerification email={mailedTo} />
        </Alert>
      )}
      <Field label="Full Name" errors={fieldErrors.fullName}>
        {(control) => <Input {...control} name="fullName" autoComplete="name" maxLength={120} required />}
      </Field>
      <EmailField email={email} onEmailChange={onEmailChange} errors={fieldErrors.email} />
      <NewPasswordField
        key={passwordField}
        label="Password"
        minLength={minPasswordLength}
        errors={fieldErrors.password}
      />
      <SubmitButton label="Create Account" busyLabel="Creating account..." busy={busy} />
    </form>
  )
}
