import { Link, useNavigate } from 'react-router'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { useSubmission } from '../use-submission.ts'

type ResetPasswordFormProps = { token: string | null; deadLink: string; minPasswordLength: number }

export function ResetPasswordForm({ token, deadLink, minPasswordLength }: ResetPasswordFormProps) {
  const navigate = useNavigate()
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to change password. Please try again.',
    async send({ password = '' }) {
      await ask(api.auth['reset-password'].$post({ json: { token: token ?? '', password } }))
      void toast({ title: 'Password changed', text: 'Sign in with your new password.' })
      await navigate('/auth', { replace: true })
    },
  })
  // The server refuses the password by its field, and the link as a whole.
  const linkIsDead = failure?.code === 'invalid_input' && Object.keys(fieldErrors).length === 0
  if (!token || linkIsDead) return <DeadLink sentence={deadLink} />
  return (
    <form {...formProps} className="grid gap-4">
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      <NewPasswordField label="New password" minLength={minPasswordLength} errors={fieldErrors.password} />
      <SubmitButton label="Change Password" busyLabel="Changing password..." busy={busy} />
    </form>
  )
}

function DeadLink({ sentence }: { sentence: string }) {
  return (
    <div className="grid gap-4">
      <Alert variant="destructive">{sentence}</Alert>
      <Button size="lg" className="w-full" render={<Link to="/auth?mode=forgot" />}>
        Get a new link
      </Button>
    </div>
  )
}
