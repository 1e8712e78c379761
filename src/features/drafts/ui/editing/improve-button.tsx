import { Sparkles } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Kbd } from '../../../../ui/kbd.tsx'
import { useModifierKey } from '../../../../ui/use-modifier-key.ts'

type ImproveButtonProps = { busy: boolean; onImprove: () => void }

export function ImproveButton({ busy, onImprove }: ImproveButtonProps) {
  const modifier = useModifierKey()
  return (
    <Button
      size="sm"
      variant="ghost"
      className="bg-accent text-accent-foreground hover:bg-accent/80"
      aria-keyshortcuts="Control+I Meta+I"
      busy={busy}
      busyLabel="Improving…"
      onClick={onImprove}
    >
      <Sparkles aria-hidden />
      Improve
      <span aria-hidden className="flex gap-1 pointer-coarse:hidden">
        <Kbd>{modifier}</Kbd>
        <Kbd>I</Kbd>
      </span>
    </Button>
  )
}
