import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../../../ui/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** They can't be shown again, so only the button that says so closes it. */
export function RecoveryCodesDialog({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <Dialog open blocking>
      <DialogContent closeButton={false} className="max-w-112">
        <DialogHeader className="pr-6">
          <DialogTitle>Keep your recovery codes</DialogTitle>
          <DialogDescription>
            Each opens your account once when your phone is gone. They are shown only now.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <RecoveryCodes codes={codes} onDone={onDone} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
