import { Kbd } from '../../ui/kbd.tsx'
import { useModifierKey } from '../../ui/use-modifier-key.ts'

/** Keys to press together, `Mod` being Ctrl or ⌘. */
export function Keys({ keys, className }: { keys: string; className?: string }) {
  const modifier = useModifierKey()
  return <Kbd className={className}>{keys.replace('Mod', modifier)}</Kbd>
}
