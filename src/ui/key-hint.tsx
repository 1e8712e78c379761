import { classNames } from './class-names.ts'
import { Kbd } from './kbd.tsx'
import { useModifierKey } from './use-modifier-key.ts'

type KeyHintProps = {
  /** To press together, `Mod` being Ctrl or ⌘. */
  keys: string[]
  /** Where the button has the primary color. */
  onPrimary?: boolean
}

/** The keys that do what a button does, inside it. There are none on a phone or under a finger. */
export function KeyHint({ keys, onPrimary = false }: KeyHintProps) {
  const modifier = useModifierKey()
  return (
    <span aria-hidden className="flex gap-0.5 max-md:hidden pointer-coarse:hidden">
      {keys.map((key) => (
        <Kbd
          key={key}
          className={classNames(
            'h-4.5 min-w-4.5 border-transparent',
            onPrimary && 'bg-primary-foreground/15 text-primary-foreground',
          )}
        >
          {key === 'Mod' ? modifier : key}
        </Kbd>
      ))}
    </span>
  )
}
