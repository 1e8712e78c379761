import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { announceSessionChange } from '../follow-session.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { useSubmission } from '../use-submission.ts'

export type PendingSignUp = { email: string; fullName: string; isOwnBrowser: boolean }

type ConfirmSignUpFormProps = {
  token: string
  signUp: PendingSignUp | null
  deadLink: string
  minPasswordLength: number
}

/** Behind the mailed link: one button in the browser that signed up, name and password in any other. */
export function ConfirmSignUpForm({ token, signUp, deadLink, minPasswordLength }: ConfirmSignUpFormProps) {
  const [asksAgain, setAsksAgain] = useState(!signUp?.isOwnBrowser)
  const navigate = useNavigate()
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to create account. Please try again.',
    async send(typed) {
      await ask(api.auth['confirm-sign-up'].$post({ json: { token, ...typed } }))
      announceSessionChange()
      await navigate('/onboarding')
    },
  })
  const isRefusedByField = Object.keys(fieldErrors).length > 0
  // The server refuses name and password by their fields, and the link as a whole.
  const linkIsDead = failure?.code === 'invalid_input' && !isRefusedByField
  if (!signUp || linkIsDead) return <DeadLink sentence={deadLink} />
  // The cookie that makes this browser the one may have gone since the page was opened. From then on the fields stay: each try
  // clears its errors, and what was typed must outlive that.
  if (isRefusedByField && !asksAgain) setAsksAgain(true)
  return (
    <form {...formProps} className="grid gap-4">
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      <p>
        Your account is for <strong className="font-semibold break-words">{signUp.email}</strong>.
      </p>
      {asksAgain && (
        <>
          <p className="text-muted-foreground">
            You didn't sign up in this browser, so choose your password here. It's the only one that counts.
          </p>
          <Field label="Full Name" errors={fieldErrors.fullName}>
            {(control) => (
              <Input
                {...control}
                name="fullName"
                autoComplete="name"
                maxLength={120}
                required
                defaultValue={signUp.fullName}
              />
            )}
          </Field>
          <NewPasswordField label="Password" minLength={minPasswordLength} errors={fieldErrors.password} />
        </>
      )}
      <SubmitButton label="Verify Email" busyLabel="Verifying..." busy={busy} />
    </form>
  )
}

function DeadLink({ sentence }: { sentence: string }) {
  return (
    <div className="grid gap-4">
      <Alert variant="destructive">{sentence}</Alert>
      <Button size="lg" className="w-full" render={<Link to="/auth" />}>
        Sign In
      </Button>
      <Button size="lg" variant="outline" className="w-full" render={<Link to="/auth?mode=sign-up" />}>
        Sign Up Again
      </Button>
    </div>
  )
}
