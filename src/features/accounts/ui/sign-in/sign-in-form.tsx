import { Link, useNavigate } from 'react-router'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Field } from '../../../../ui/field.tsx'
import { PasswordInput } from '../../../../ui/password-input.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { announceSessionChange } from '../follow-session.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useSubmission } from '../use-submission.ts'
import { EmailField, type EmailProps } from './email-field.tsx'
import { ResendVerification } from './resend-verification.tsx'

export function SignInForm({ email, onEmailChange }: EmailProps) {
  const navigate = useNavigate()
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to sign in. Please check your credentials.',
    async send({ email = '', password = '' }) {
      const answer = await ask(api.auth['sign-in'].$post({ json: { email, password } }))
      if (answer?.secondStep) {
        await navigate('/auth?mode=second-step')
        return
      }
      announceSessionChange()
      void toast({ title: 'Welcome back!', text: 'You have been signed in successfully.' })
      await navigate('/dashboard')
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      {failure && (
        <Alert variant="destructive">
          <p>{failure.message}</p>
          {failure.code === 'unauthenticated' && (
            <>
              <p>Signed up but never opened the link we mailed you?</p>
              <ResendVerification email={email} />
            </>
          )}
        </Alert>
      )}
      <EmailField email={email} onEmailChange={onEmailChange} errors={fieldErrors.email} />
      <Field label="Password" errors={fieldErrors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <Link
        to="/auth?mode=forgot"
        className="-mt-1 justify-self-end rounded-sm py-0.5 text-base text-muted-foreground underline decoration-transparent underline-offset-4 hover:text-foreground hover:decoration-current"
      >
        Forgot your password?
      </Link>
      <SubmitButton label="Sign In" busyLabel="Signing in..." busy={busy} />
    </form>
  )
}
