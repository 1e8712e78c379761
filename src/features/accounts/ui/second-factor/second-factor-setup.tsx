import { useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import type { Enrolment } from '../../schema.ts'
import { CodeField } from '../code-field.tsx'
import { PasswordField } from '../password/password-field.tsx'
import { useSubmission } from '../use-submission.ts'
import { QrPicture } from './qr-picture.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

type SecondFactorSetupProps = { hasPassword: boolean; onClose: () => void }

/** Three moments: who you are, the key for the app, the codes for the day the phone is lost. */
export function SecondFactorSetup({ hasPassword, onClose }: SecondFactorSetupProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const begin = useSubmission({
    failureTitle: 'Failed to set up two-step sign-in',
    send: async ({ password }) =>
      setEnrolment(await ask(api.account['second-factor'].$post({ json: password ? { password } : {} }))),
  })
  const confirm = useSubmission({
    failureTitle: 'Failed to switch two-step sign-in on',
    send: async ({ code = '' }) =>
      setCodes((await ask(api.account['second-factor'].confirm.$post({ json: { code } }))).recoveryCodes),
  })
  if (codes) return <RecoveryCodesDialog codes={codes} onDone={onClose} />
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      busy={begin.busy || confirm.busy}
      title="Set up two-step sign-in"
      description="You need an authenticator app, such as Aegis, 1Password or Google Authenticator."
      className="max-w-112"
    >
      {enrolment ? (
        <ConfirmForm enrolment={enrolment} submission={confirm} />
      ) : (
        <BeginForm hasPassword={hasPassword} submission={begin} />
      )}
    </ResponsiveDialog>
  )
}

type Submission = ReturnType<typeof useSubmission>

function BeginForm({ hasPassword, submission }: { hasPassword: boolean; submission: Submission }) {
  const { busy, failure, fieldErrors, formProps } = submission
  return (
    <form {...formProps} className="grid gap-4">
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      {hasPassword && <PasswordField errors={fieldErrors.password} />}
      <Button type="submit" size="lg" busy={busy} busyLabel="Preparing...">
        Continue
      </Button>
    </form>
  )
}

function ConfirmForm({ enrolment, submission }: { enrolment: Enrolment; submission: Submission }) {
  const { busy, failure, fieldErrors, formProps } = submission
  return (
    <form {...formProps} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <QrPicture rows={enrolment.picture} />
        <div className="grid gap-2">
          <p>
            Scan this with your app. On this phone already?{' '}
            <a href={enrolment.url} className="rounded-sm text-primary underline underline-offset-4">
              Open the app
            </a>
            .
          </p>
          <p className="text-muted-foreground">Or type this key:</p>
          <p className="font-medium tracking-wide wrap-anywhere select-all tabular-nums" data-slot="key">
            {enrolment.key.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      <CodeField
        kind="app"
        hint="The six digits that your app shows now."
        errors={fieldErrors.code}
        takesFocus
      />
      <Button type="submit" size="lg" busy={busy} busyLabel="Checking...">
        Switch On
      </Button>
    </form>
  )
}
