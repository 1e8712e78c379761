import { classNames } from './class-names.ts'
import { initialsOf } from './initials-of.ts'

/** Initials on a quiet tile. Decorative: the name always stands next to it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      data-slot="avatar"
      aria-hidden
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-full bg-accent text-sm font-semibold text-accent-foreground',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
