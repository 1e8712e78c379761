import { useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import type { AuthMode } from './auth-mode.ts'
import { ConfirmSignUpForm, type PendingSignUp } from './confirm-sign-up-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { GoogleButton } from './google-button.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useLinkError } from './use-link-error.ts'

type AuthFormsProps = {
  mode: AuthMode
  token: string | null
  signUp: PendingSignUp | null
  /** What the page of a mailed link says when the link is dead. */
  deadLink: string
  minPasswordLength: number
}

export function AuthForms({ mode, token, signUp, deadLink, minPasswordLength }: AuthFormsProps) {
  const [email, onEmailChange] = useState('')
  const [reason, setReason] = useLinkError(mode)
  const typed = { email, onEmailChange }
  const mailed = { deadLink, minPasswordLength }

  if (mode === 'confirm') return <ConfirmSignUpForm {...mailed} token={token ?? ''} signUp={signUp} />
  if (mode === 'forgot' || mode === 'reset' || mode === 'second-step')
    return (
      <div className="grid gap-5">
        {mode === 'forgot' && <ForgotPasswordForm {...typed} />}
        {mode === 'reset' && <ResetPasswordForm {...mailed} token={token} />}
        {mode === 'second-step' && <SecondStepForm />}
        <ModeLink to="/auth" action="Back to sign in" />
      </div>
    )
  return (
    <div className="grid gap-5">
      {reason && <Alert variant="destructive">{reason.text}</Alert>}
      <GoogleButton onFailure={(text) => setReason(text ? { text } : null)} />
      <div className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </div>
      {mode === 'sign-up' ? (
        <SignUpForm {...typed} minPasswordLength={minPasswordLength} />
      ) : (
        <SignInForm {...typed} />
      )}
      {mode === 'sign-up' ? (
        <ModeLink to="/auth" question="Already have an account?" action="Sign in" />
      ) : (
        <ModeLink to="/auth?mode=sign-up" question="Don't have an account?" action="Sign up" />
      )}
    </div>
  )
}

function ModeLink({ to, question, action }: { to: string; question?: string; action: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="group justify-self-center rounded-sm py-1 text-muted-foreground"
    >
      {question && `${question} `}
      <span className="font-medium text-primary underline decoration-primary/40 underline-offset-4 group-hover:decoration-primary">
        {action}
      </span>
    </Link>
  )
}
