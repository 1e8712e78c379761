import { useId } from 'react'
import { useNavigate } from 'react-router'
import { api, ask } from '../../../client/ask.ts'
import { Alert } from '../../../ui/alert.tsx'
import { AlertDialog, AlertDialogCancel } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { THEME_KEY } from '../../../ui/theme.ts'
import { toast } from '../../../ui/toast.tsx'
import { CodeField } from './code-field.tsx'
import { announceSessionChange } from './follow-session.ts'
import { PasswordField } from './password/password-field.tsx'
import { useSubmission } from './use-submission.ts'

type DeleteAccountDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  email: string
  /** What the owner must show beside their address; whoever comes from Google only has a new sign-in. */
  proof: 'code' | 'password' | 'sign-in'
}

export function DeleteAccountDialog({ open, onOpenChange, email, proof }: DeleteAccountDialogProps) {
  const formId = useId()
  const navigate = useNavigate()
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to delete your account',
    async send({ email: typed = '', password, code }) {
      await ask(
        api.account.delete.$post({
          json: { email: typed, ...(password ? { password } : {}), ...(code ? { code } : {}) },
        }),
      )
      forgetBrowser()
      announceSessionChange()
      void toast({
        title: 'Your account is being deleted',
        text: "You'll get a receipt by e-mail in a few minutes.",
      })
      await navigate('/')
    },
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title="Delete your account?"
      description="Your products, drafts, activity and requests go for good, and your subscription ends at once. Nobody can bring them back."
      body={
        <form {...formProps} id={formId} className="grid gap-4">
          {failure && <Alert variant="destructive">{failure.message}</Alert>}
          <Field label="Type your e-mail to confirm" hint={email} errors={fieldErrors.email}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
          {proof === 'password' && <PasswordField errors={fieldErrors.password} />}
          {proof === 'code' && (
            <CodeField hint="From your app, or a recovery code." errors={fieldErrors.code} />
          )}
        </form>
      }
    >
      <AlertDialogCancel render={<Button variant="outline" aria-disabled={busy} />}>Cancel</AlertDialogCancel>
      <Button type="submit" form={formId} variant="destructive" busy={busy} busyLabel="Deleting...">
        Delete Account
      </Button>
    </AlertDialog>
  )
}

/** What this browser remembers of the account. How it likes its pages to look is nobody's secret. */
function forgetBrowser() {
  for (const key of Object.keys(localStorage)) if (key !== THEME_KEY) localStorage.removeItem(key)
  sessionStorage.clear()
}
