import { Check, Copy } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SpinnerIcon } from '../../../../ui/spinner-icon.tsx'
import type { FieldName } from '../../schema.ts'
import type { Session } from '../../session/use-session.ts'

type CopyButtonProps = {
  ref?: Ref<HTMLButtonElement>
  session: Pick<Session, 'status' | 'copied' | 'mayCopy'>
  field: FieldName
  /** What is copied, where that isn't clear from its place. */
  name?: string
  /** The line that tells how the text stands. */
  statusId: string
  onCopy: () => void
  variant?: 'default' | 'outline'
  size?: 'sm' | 'lg'
}

export function CopyButton({
  ref,
  session,
  field,
  name,
  statusId,
  onCopy,
  variant,
  size = 'lg',
}: CopyButtonProps) {
  const { status, copied, mayCopy } = session
  const isReading = status?.is === 'reading'
  const isDoubtful = status?.is === 'fault'
  const isOff = status?.is === 'lock' || status?.is === 'uncheckable'
  return (
    <Button
      ref={ref}
      variant={variant}
      size={size}
      aria-label={name && (isDoubtful ? `Copy anyway: ${field}` : name)}
      aria-disabled={isReading || !mayCopy(field)}
      aria-describedby={isOff || isDoubtful ? statusId : undefined}
      onClick={onCopy}
    >
      {isReading ? (
        <SpinnerIcon />
      ) : copied === field ? (
        <Check aria-hidden data-copied />
      ) : (
        <Copy aria-hidden />
      )}
      {isDoubtful ? 'Copy anyway' : 'Copy'}
    </Button>
  )
}
