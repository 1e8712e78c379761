import { KeyHint } from '../../../../ui/key-hint.tsx'
import { OutsideButton } from '../../../../ui/outside-button.tsx'
import { useModifierKey } from '../../../../ui/use-modifier-key.ts'

type OpenOnRedditProps = {
  href: string
  /** There is a comment, which the keys take along. */
  copies: boolean
  onOpen: () => void
}

export function OpenOnReddit({ href, copies, onOpen }: OpenOnRedditProps) {
  const modifier = useModifierKey()
  return (
    <OutsideButton
      href={href}
      text="Open on Reddit"
      variant="outline"
      className="h-9.5 px-3 max-md:h-11.5"
      title={copies ? `${modifier}+Shift+O copies your comment and opens Reddit` : undefined}
      aria-keyshortcuts="Control+Shift+O Meta+Shift+O"
      hint={<KeyHint keys={['Mod', '⇧', 'O']} />}
      onClick={onOpen}
    />
  )
}
