import { Check, Copy } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'

const SHOWN_MS = 2_000

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

/** Writes to the clipboard; what was copied shows its check for two seconds. */
export function useClipboard<Name extends string>() {
  const [last, setLast] = useState<{ name: Name; at: number }>()
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])
  async function write(name: Name, text: string) {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    setLast({ name, at: Date.now() })
    return true
  }
  return { copied: last?.name, write }
}
