import { useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { useSubmission } from '../use-submission.ts'
import { EmailField, type EmailProps } from './email-field.tsx'

export function ForgotPasswordForm({ email, onEmailChange }: EmailProps) {
  const [mailedTo, setMailedTo] = useState('')
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to send the link. Please try again.',
    async send({ email = '' }) {
      setMailedTo('')
      await ask(api.auth['request-password-reset'].$post({ json: { email } }))
      setMailedTo(email)
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      {mailedTo && (
        <Alert variant="success">
          <p>
            If <strong className="font-semibold">{mailedTo}</strong> has an account, a link to choose a new
            password is on its way.
          </p>
        </Alert>
      )}
      <EmailField email={email} onEmailChange={onEmailChange} errors={fieldErrors.email} />
      <SubmitButton label="Send Link" busyLabel="Sending..." busy={busy} />
    </form>
  )
}
