import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { CodeField } from '../code-field.tsx'
import { announceSessionChange } from '../follow-session.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useSubmission } from '../use-submission.ts'

/** The second half of signing in. */
export function SecondStepForm() {
  const [recovering, setRecovering] = useState(false)
  const navigate = useNavigate()
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to sign in. Please check your code.',
    async send({ code = '' }) {
      await ask(api.auth['second-step'].$post({ json: { code } }))
      announceSessionChange()
      void toast({ title: 'Welcome back!', text: 'You have been signed in successfully.' })
      await navigate('/dashboard')
    },
  })
  const kind = recovering ? 'recovery' : 'app'
  return (
    <form {...formProps} className="grid gap-4">
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      <CodeField key={kind} kind={kind} errors={fieldErrors.code} takesFocus />
      <SubmitButton label="Verify" busyLabel="Verifying..." busy={busy} />
      <Button
        variant="link"
        size="text"
        className="justify-self-center"
        onClick={() => setRecovering(!recovering)}
      >
        {recovering ? 'Use the code from your app' : 'Use a recovery code'}
      </Button>
    </form>
  )
}
