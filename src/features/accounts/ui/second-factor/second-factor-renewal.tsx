import { useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ResponsiveDialog } from '../../../../ui/responsive-dialog.tsx'
import { CodeField } from '../code-field.tsx'
import { useSubmission } from '../use-submission.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

export function SecondFactorRenewal({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const { busy, failure, fieldErrors, formProps } = useSubmission({
    failureTitle: 'Failed to make new recovery codes',
    send: async ({ code = '' }) =>
      setCodes(
        (await ask(api.account['second-factor']['recovery-codes'].$post({ json: { code } }))).recoveryCodes,
      ),
  })
  if (codes) return <RecoveryCodesDialog codes={codes} onDone={onClose} />
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      busy={busy}
      title="Make new recovery codes?"
      description="You get ten new ones. Those you have now stop working."
      className="max-w-112"
    >
      <form {...formProps} className="grid gap-4">
        {failure && <Alert variant="destructive">{failure.message}</Alert>}
        <CodeField hint="From your app, or a recovery code." errors={fieldErrors.code} />
        <Button type="submit" size="lg" busy={busy} busyLabel="Making codes...">
          Make New Codes
        </Button>
      </form>
    </ResponsiveDialog>
  )
}
