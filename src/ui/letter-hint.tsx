import { KeyHint } from './key-hint.tsx'
import { useShortcutsOn } from './remembered-shortcuts.ts'

/** The letter that does the same, unless letters are switched off. */
export function LetterHint({ letter, onPrimary = false }: { letter: string; onPrimary?: boolean }) {
  return useShortcutsOn() ? <KeyHint keys={[letter]} onPrimary={onPrimary} /> : null
}
