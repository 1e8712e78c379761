import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function CloseButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type' | 'children'>) {
  return (
    <button
      type="button"
      aria-label="Close"
      data-slot="close-button"
      className={classNames(
        'grid size-9 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-accent-foreground pointer-coarse:size-11',
        className,
      )}
      {...rest}
    >
      <X className="size-4.5" aria-hidden />
    </button>
  )
}
