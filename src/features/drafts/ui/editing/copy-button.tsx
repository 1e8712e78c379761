import { Check, Copy } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { SpinnerIcon } from '../../../../ui/spinner-icon.tsx'
import type { FieldName } from '../../schema.ts'
import type { Session } from '../../session/use-session.ts'

const COPIED = 'Copied!'

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
  size?: 'sm' | 'default'
  className?: string
  /** The keys that do the same: for the eye, and as browsers name them. */
  hint?: ReactNode
  keys?: string
}

export function CopyButton({
  ref,
  session,
  field,
  name,
  statusId,
  onCopy,
  variant,
  size,
  className,
  hint,
  keys,
}: CopyButtonProps) {
  const { status, copied, mayCopy } = session
  const isReading = status?.is === 'reading'
  const isDoubtful = status?.is === 'fault'
  const isOff = status?.is === 'lock' || status?.is === 'uncheckable'
  const isCopied = copied === field
  const label = isDoubtful ? 'Copy anyway' : 'Copy'
  return (
    <Button
      ref={ref}
      variant={variant}
      size={size}
      className={className}
      aria-keyshortcuts={keys}
      aria-label={name && (isDoubtful ? `Copy anyway: ${field}` : name)}
      aria-disabled={isReading || !mayCopy(field)}
      aria-describedby={isOff || isDoubtful ? statusId : undefined}
      onClick={onCopy}
    >
      {isReading ? <SpinnerIcon /> : isCopied ? <Check aria-hidden data-copied /> : <Copy aria-hidden />}
      {/* A small one is as wide as the wider of its labels; a large one has its width from its row. */}
      <span
        data-widest={size === 'sm' && !isDoubtful ? COPIED : ''}
        className="grid justify-items-center after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-widest)]"
      >
        {isCopied ? COPIED : label}
      </span>
      {hint}
    </Button>
  )
}
