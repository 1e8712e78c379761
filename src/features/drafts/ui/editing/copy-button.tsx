import { Check, Copy } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../../../ui/button.tsx'

type CopyButtonProps = {
  ref?: Ref<HTMLButtonElement>
  label?: string
  /** What is copied, where the label doesn't say it. */
  name?: string
  copied: boolean
  disabled: boolean
  describedBy?: string | undefined
  onCopy: () => void
  variant?: 'default' | 'outline' | 'ghost'
  size?: 'sm' | 'lg'
}

export function CopyButton(props: CopyButtonProps) {
  const { ref, label = 'Copy', name, copied, disabled, describedBy, onCopy, variant, size = 'lg' } = props
  return (
    <Button
      ref={ref}
      variant={variant}
      size={size}
      aria-label={name}
      aria-disabled={disabled}
      aria-describedby={describedBy}
      onClick={onCopy}
    >
      {copied ? <Check aria-hidden data-copied /> : <Copy aria-hidden />}
      {label}
    </Button>
  )
}
