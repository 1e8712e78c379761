import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { CodeField } from '../code-field.tsx'
import { useSubmission } from '../use-submission.ts'

export function SecondFactorEnd({ onClose }: { onClose: () => void }) {
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to switch two-step sign-in off',
    async send({ code = '' }) {
      await ask(api.account['second-factor'].end.$post({ json: { code } }))
      void toast({ title: 'Two-step sign-in is off', text: 'Signing in asks for no code any more.' })
      onClose()
    },
  })
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      busy={busy}
      title="Switch two-step sign-in off?"
      description="Signing in will ask for no code any more. Your recovery codes stop working."
      className="max-w-112"
    >
      <form {...formProps} className="grid gap-4">
        {failure && <Alert variant="destructive">{failure.message}</Alert>}
        <CodeField hint="From your app, or a recovery code." errors={fieldErrors.code} />
        <Button type="submit" size="lg" busy={busy} busyLabel="Switching off...">
          Switch Off
        </Button>
      </form>
    </ResponsiveDialog>
  )
}
