import { useRevalidator } from 'react-router'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useSubmission } from '../use-submission.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

type PasswordChangeProps = { minPasswordLength: number; onClose: () => void }

export function PasswordChange({ minPasswordLength, onClose }: PasswordChangeProps) {
  const { revalidate } = useRevalidator()
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to change password. Please try again.',
    async send({ currentPassword = '', password = '' }) {
      await ask(api.account.password.$post({ json: { currentPassword, password } }))
      void toast({ title: 'Password changed', text: 'Every other device is signed out.' })
      onClose()
      await revalidate()
    },
  })
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      busy={busy}
      title="Change your password"
      description="Every other device is signed out."
      className="max-w-112"
    >
      <form {...formProps} className="grid gap-4">
        {failure && <Alert variant="destructive">{failure.message}</Alert>}
        <PasswordField name="currentPassword" errors={fieldErrors.currentPassword} />
        <NewPasswordField label="New password" minLength={minPasswordLength} errors={fieldErrors.password} />
        <Button type="submit" size="lg" busy={busy} busyLabel="Changing password...">
          Change Password
        </Button>
      </form>
    </ResponsiveDialog>
  )
}
